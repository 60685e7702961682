import { useQuery } from '@apollo/client/react';
import { Box, Flex, Heading, Link as TextLink, Stack, Text } from '@chakra-ui/react';
import { ArrowLeftIcon } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType, useSearchParams } from 'react-router-dom';
import { EmptyState } from '../../../components/page/empty-state';
import { Link } from '../../../components/links/link';
import { LoadFailure } from '../../../components/page/load-failure';
import { Loading } from '../../../components/page/loading';
import { PageHead } from '../../../components/page/page-head';
import { historyPlace } from '../../../features/editor/versions/history-address';
import { ProjectVersion } from '../../../features/editor/versions/project-version';
import { SiteVersion } from '../../../features/editor/versions/site-version';
import { VersionList } from '../../../features/editor/versions/version-list';
import { VersionsDocument } from '../../../graphql/generated-dashboard';
import { scrollBehavior } from '../../../lib/reduced-motion';
import { paths } from '../../../paths';
import { fingerHigh } from '../../../theme/touch';
import { useDashboard } from '../../layouts/dashboard/dashboard-context';

/** The versions of a project, or of the site. */
export function HistoryPage() {
  const [search] = useSearchParams();
  const { project, version } = historyPlace(search);
  const { mayEdit } = useDashboard();

  return (
    <Stack gap="8">
      <PageHead title="History" />
      <Stack gap="2" align="flex-start">
        <TextLink asChild color="fg.muted" textStyle="sm" css={fingerHigh}>
          <Link to={project ? paths.myProjects : paths.site}>
            <ArrowLeftIcon aria-hidden /> {project ? 'My Projects' : 'Site'}
          </Link>
        </TextLink>
        <Heading as="h1" textStyle="title">
          History
        </Heading>
        <Text color="fg.muted" maxW="prose">
          The last 20 versions. Choose one to see it beside what there is now.
        </Text>
      </Stack>
      {mayEdit === undefined && <Loading>Loading the history...</Loading>}
      {mayEdit && <History key={project} entry={project} shown={version} />}
    </Stack>
  );
}

type Props = { entry: string | undefined; shown: string | undefined };

function History({ entry, shown }: Props) {
  const { data, error, refetch } = useQuery(VersionsDocument, {
    variables: { kind: entry ? 'PROJECT' : 'SITE', entry: entry ?? null },
    context: { auth: true },
    fetchPolicy: 'no-cache',
  });
  const place = useComparison(shown);
  const versions = data?.versions.nodes;
  const [current] = versions ?? [];

  if (error) {
    return <LoadFailure text="The history could not be loaded." onRetry={() => void refetch()} />;
  }
  if (!versions) return <Loading>Loading the history...</Loading>;
  if (!current) return <EmptyState text="No versions yet. They are kept from the next change on." />;
  const version = { documentId: shown ?? '', onChanged: refetch };
  return (
    <Flex direction={{ base: 'column', lg: 'row' }} gap="8" align="flex-start">
      <Box w={{ base: 'full', lg: '20rem' }} flexShrink="0">
        <VersionList entry={entry} versions={versions} shown={shown} />
      </Box>
      <Box
        as="section"
        ref={place}
        aria-label="Comparison"
        tabIndex={-1}
        flex="1"
        minW="0"
        w="full"
        outline="none"
        scrollMarginTop="6"
      >
        {!shown && <EmptyState text={`Choose a version of ${current.title}.`} />}
        {shown && entry && <ProjectVersion key={shown} entry={entry} {...version} />}
        {shown && !entry && <SiteVersion key={shown} {...version} />}
      </Box>
    </Flex>
  );
}

/** Whoever chooses a version is taken to it: on a phone it stands far below the list. */
function useComparison(shown: string | undefined) {
  const place = useRef<HTMLDivElement>(null);
  const { key } = useLocation();
  const isReturn = useNavigationType() === NavigationType.Pop;

  useEffect(() => {
    if (!shown || isReturn) return;
    place.current?.focus({ preventScroll: true });
    place.current?.scrollIntoView({ behavior: scrollBehavior() });
  }, [key, shown, isReturn]);

  return place;
}
