import { Grid, Link, Text } from '@chakra-ui/react';
import { Link as RouterLink } from 'react-router-dom';
import { Section } from '../../components/section';
import { paths } from '../../paths';
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
        templateColumns={{ base: '1fr', lg: hasWays ? 'minmax(0, 2fr) minmax(0, 1fr)' : undefined }}
        gap={{ base: '4', lg: '6' }}
      >
        <ContactForm opening={about && `About “${about}”:\n\n`} />
        {hasWays && <ContactWays />}
      </Grid>
      {heading === 'h1' && (
        <Text mt="6" textStyle="sm" color="fg.muted">
          Do you have a job advert?{' '}
          <Link asChild color="fg" variant="underline">
            <RouterLink to={paths.fit}>Compare it with what is published</RouterLink>
          </Link>
          .
        </Text>
      )}
    </Section>
  );
}
