import { skipToken, useQuery } from '@apollo/client/react';
import { Box, Container, Link, Text } from '@chakra-ui/react';
import { useSearchParams } from 'react-router-dom';
import { Link as RouterLink } from '../../components/links/link';
import { PageHead } from '../../components/page/page-head';
import { ContactSection } from '../../features/contact/contact-section';
import { useSite } from '../../features/site/site-context';
import { NamedProjectDocument } from '../../graphql/generated-project';
import { projectIn } from '../../lib/slugs';
import { paths } from '../../paths';

export function ContactPage() {
  const { name } = useSite();
  const [search] = useSearchParams();
  const slug = projectIn(search) ?? '';
  const { data } = useQuery(NamedProjectDocument, slug ? { variables: { slug } } : skipToken);
  return (
    <Box pt={{ base: '16', md: '20' }}>
      <PageHead title="Contact" description={name && `How to reach ${name}.`} path={paths.contact} />
      <ContactSection key={slug} heading="h1" about={data?.projectPage?.project.title} />
      <Container pb={{ base: '12', md: '20' }}>
        <Text textStyle="sm" color="fg.muted">
          Do you have a job advert?{' '}
          <Link asChild color="fg" variant="underline">
            <RouterLink to={paths.fit}>Compare it with what is published</RouterLink>
          </Link>
          .
        </Text>
      </Container>
    </Box>
  );
}
