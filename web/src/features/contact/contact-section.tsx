import { Section } from '../../components/section';
import { ContactWays } from './contact-ways';

export function ContactSection({ heading }: { heading?: 'h1' }) {
  return (
    <Section
      id="contact"
      heading={heading}
      title="Get In Touch"
      subtitle="Have a question or want to work together? Drop me a message!"
    >
      <ContactWays />
    </Section>
  );
}
