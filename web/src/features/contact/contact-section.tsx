import { Grid } from '@chakra-ui/react';
import { Section } from '../../components/page/section';
import { useSite } from '../site/site-context';
import { hasContactWays } from '../site/site-texts';
import { ContactForm } from './contact-form';
import { ContactWays } from './contact-ways';

type Props = {
  heading?: 'h1';
  /** The title of the project that the visitor comes from. */
  about?: string;
};

export function ContactSection({ heading, about }: Props) {
  const hasWays = hasContactWays(useSite());

  return (
    <Section
      id="contact"
      heading={heading}
      title="Get In Touch"
      subtitle="Have a question or want to work together? Drop me a message!"
    >
      <Grid
        templateColumns={{
          base: 'minmax(0, 1fr)',
          lg: hasWays ? 'minmax(0, 2fr) minmax(0, 1fr)' : undefined,
        }}
        gap={{ base: '4', lg: '6' }}
      >
        <ContactForm opening={about && `About “${about}”:\n\n`} />
        {hasWays && <ContactWays />}
      </Grid>
    </Section>
  );
}
