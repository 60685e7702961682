import { useQuery } from '@apollo/client/react';
import { Box, Button, Container, Heading, Stack, Text } from '@chakra-ui/react';
import { Link } from '../../components/links/link';
import { PageHead } from '../../components/page/page-head';
import { FindAnother } from '../../features/projects/page/find-another';
import { NewestProjectsDocument } from '../../graphql/generated-project';
import { paths } from '../../paths';

export function NotFoundPage() {
  const { data } = useQuery(NewestProjectsDocument);
  const hasNone = data?.projects.length === 0;
  return (
    <Box pt={{ base: '28', md: '40' }} pb={{ base: '16', md: '24' }}>
      <PageHead title="Page Not Found" />
      <Container pb={{ base: '10', md: '12' }}>
        <Stack gap="6" align="start">
          <Text textStyle="label" color="brand.fg">
            404
          </Text>
          <Heading as="h1" textStyle="display">
            Page Not Found
          </Heading>
          <Text textStyle="lead" color="fg.muted" maxW="prose">
            This address leads nowhere. It may have moved, or never existed.{' '}
            {hasNone
              ? 'You can go home.'
              : 'You can go home, search the projects or look at the newest ones.'}
          </Text>
          <Button asChild colorPalette="brand" size="xl" mt="2">
            <Link to={paths.home}>Back to Home</Link>
          </Button>
        </Stack>
      </Container>
      {!hasNone && <FindAnother newest={data?.projects ?? []} />}
    </Box>
  );
}
