import { Box } from '@chakra-ui/react';
import { PageHead } from '../../components/page-head';
import { ContactSection } from '../../features/contact/contact-section';
import { useSite } from '../../features/site/site-context';
import { paths } from '../../paths';

export function ContactPage() {
  const { name } = useSite();
  return (
    <Box pt={{ base: '16', md: '20' }}>
      <PageHead title="Contact" description={name && `How to reach ${name}.`} path={paths.contact} />
      <ContactSection heading="h1" />
    </Box>
  );
}
