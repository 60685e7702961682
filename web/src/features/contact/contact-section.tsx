import { Section } from '../../components/section';
import { ContactWays } from './contact-ways';

export function ContactSection() {
  return (
    <Section
      id="contact"
      title="Get In Touch"
      subtitle="Have a question or want to work together? Drop me a message!"
    >
      <ContactWays />
    </Section>
  );
}
