import { Box } from '@chakra-ui/react';
import { PageHead } from '../../components/page-head';
import { owner } from '../../content/owner';
import { ContactSection } from '../../features/contact/contact-section';
import { paths } from '../../paths';

export function ContactPage() {
  return (
    <Box pt={{ base: '16', md: '20' }}>
      <PageHead title="Contact" description={`How to reach ${owner.name}.`} path={paths.contact} />
      <ContactSection heading="h1" />
    </Box>
  );
}
