import { Grid } from '@chakra-ui/react';
import { Section } from '../../components/section';
import { useSite } from '../site/site-context';
import { hasContactWays } from '../site/site-texts';
import { ContactForm } from './contact-form';
import { ContactWays } from './contact-ways';

export function ContactSection({ heading }: { heading?: 'h1' }) {
  const hasWays = hasContactWays(useSite());

  return (
    <Section
      id="contact"
      heading={heading}
      title="Get In Touch"
      subtitle="Have a question or want to work together? Drop me a message!"
    >
      <Grid
        templateColumns={{ base: '1fr', lg: hasWays ? 'minmax(0, 2fr) minmax(0, 1fr)' : undefined }}
        gap={{ base: '4', lg: '6' }}
      >
        <ContactForm />
        {hasWays && <ContactWays />}
      </Grid>
    </Section>
  );
}
