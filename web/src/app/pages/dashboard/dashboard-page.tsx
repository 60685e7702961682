import { useQuery } from '@apollo/client/react';
import { Button, Heading, HStack, Stack, Text } from '@chakra-ui/react';
import { ArrowRightIcon, HeartPulseIcon } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { Link } from '../../../components/links/link';
import { PageHead } from '../../../components/page/page-head';
import { Checklist } from '../../../features/checklist/checklist';
import { PreviewLink } from '../../../features/editor/form/preview-link';
import { DashboardPageDocument } from '../../../graphql/generated-dashboard';
import { isRecord } from '../../../lib/storage/storage';
import { paths, projectAddress } from '../../../paths';
import { useDashboard } from '../../layouts/dashboard/dashboard-context';

export function DashboardPage() {
  const { mayEdit } = useDashboard();
  const { data } = useQuery(DashboardPageDocument);
  const total = data?.projects_connection.pageInfo.total;

  return (
    <Stack gap="8">
      <PageHead title="Dashboard" />
      <AddedNote />
      <Stack layerStyle="panel" align="flex-start" gap="4" p={{ base: '6', md: '10' }}>
        <Heading as="h1" textStyle="title">
          {total === undefined ? 'Dashboard' : publishedText(total)}
        </Heading>
        <Text color="fg.muted" maxW="prose">
          What you publish is on the site at once: the newest project comes first, and its first image is the
          one visitors see.
        </Text>
        <HStack gap="3" wrap="wrap" mt="2">
          <Button asChild variant="outline">
            <Link to={paths.portfolio}>
              See it as visitors do <ArrowRightIcon aria-hidden />
            </Link>
          </Button>
          {mayEdit && (
            <Button asChild variant="ghost">
              <Link to={paths.health}>
                <HeartPulseIcon aria-hidden /> Health
              </Link>
            </Button>
          )}
        </HStack>
      </Stack>
      {mayEdit && <Checklist />}
    </Stack>
  );
}

/** After a project was added: the way to it. Told once, not again on Back or a reload. */
function AddedNote() {
  const state: unknown = useLocation().state;
  const navigate = useNavigate();
  const [added] = useState(() => addedOf(state));

  useEffect(() => {
    if (addedOf(state)) void navigate(paths.dashboard, { replace: true, state: null });
  }, [state, navigate]);

  if (!added) return null;
  return (
    <HStack justify="space-between" gap="4" wrap="wrap" px="5" py="4" borderRadius="lg" bg="brand.solid/10">
      <Text>
        {added.draftId
          ? `${added.title} is a draft: visitors do not see it yet.`
          : `${added.title} has a page of its own now.`}
      </Text>
      {added.draftId ? (
        <PreviewLink documentId={added.draftId} />
      ) : (
        <Button asChild size="sm" variant="outline">
          <Link to={projectAddress(added.slug)}>
            View page <ArrowRightIcon aria-hidden />
          </Link>
        </Button>
      )}
    </HStack>
  );
}

function addedOf(state: unknown) {
  const added = isRecord(state) ? state.added : undefined;
  if (!isRecord(added) || typeof added.title !== 'string' || typeof added.slug !== 'string') return null;
  const { title, slug, draftId } = added;
  return { title, slug, draftId: typeof draftId === 'string' ? draftId : null };
}

function publishedText(total: number) {
  return total === 1 ? '1 project published' : `${total} projects published`;
}
