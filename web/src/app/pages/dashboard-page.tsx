import { useQuery } from '@apollo/client/react';
import { Button, Heading, Stack, Text } from '@chakra-ui/react';
import { ArrowRightIcon } from 'lucide-react';
import { Link } from 'react-router-dom';
import { PageHead } from '../../components/page-head';
import { Checklist } from '../../features/checklist/checklist';
import { DashboardPageDocument } from '../../graphql/generated-dashboard';
import { paths } from '../../paths';
import { useDashboard } from '../layouts/dashboard-context';

export function DashboardPage() {
  const { mayEdit } = useDashboard();
  const { data } = useQuery(DashboardPageDocument);
  const total = data?.projects_connection.pageInfo.total;

  return (
    <Stack gap="8">
      <PageHead title="Dashboard" />
      <Stack layerStyle="panel" align="flex-start" gap="4" p={{ base: '6', md: '10' }}>
        <Heading as="h1" textStyle="title">
          {total === undefined ? 'Dashboard' : publishedText(total)}
        </Heading>
        <Text color="fg.muted" maxW="prose">
          What you add here is on the site at once: the newest project comes first, and its first image is the
          one visitors see.
        </Text>
        <Button asChild variant="outline" mt="2">
          <Link to={paths.portfolio}>
            See it as visitors do <ArrowRightIcon aria-hidden />
          </Link>
        </Button>
      </Stack>
      {mayEdit && <Checklist />}
    </Stack>
  );
}

function publishedText(total: number) {
  return total === 1 ? '1 project published' : `${total} projects published`;
}
