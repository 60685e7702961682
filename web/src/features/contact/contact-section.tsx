import { Grid } from '@chakra-ui/react';
import { Section } from '../../components/section';
import { ContactForm } from './contact-form';
import { ContactWays } from './contact-ways';

export function ContactSection({ heading }: { heading?: 'h1' }) {
  return (
    <Section
      id="contact"
      heading={heading}
      title="Get In Touch"
      subtitle="Have a question or want to work together? Drop me a message!"
    >
      <Grid
        templateColumns={{ base: '1fr', lg: 'minmax(0, 2fr) minmax(0, 1fr)' }}
        gap={{ base: '4', lg: '6' }}
      >
        <ContactForm />
        <ContactWays />
      </Grid>
    </Section>
  );
}
