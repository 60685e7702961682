import { useQuery } from '@apollo/client/react';
import { Box, Flex } from '@chakra-ui/react';
import { Navigate, useParams } from 'react-router-dom';
import { LoadFailure } from '../../../components/page/load-failure';
import { Loading } from '../../../components/page/loading';
import { PageHead } from '../../../components/page/page-head';
import { useAuth } from '../../../features/auth/auth-context';
import { SiteEditor } from '../../../features/editor/site/site-editor';
import { ThemeNav } from '../../../features/editor/site/theme-nav';
import { THEMES, type Theme } from '../../../features/editor/site/themes';
import { SiteFormDocument } from '../../../graphql/generated-dashboard';
import { siteFormAddress } from '../../../paths';
import { useDashboard } from '../../layouts/dashboard/dashboard-context';

/** Everything about the owner, one form a theme. */
export function SitePage() {
  const { theme: id } = useParams();
  const { mayEdit } = useDashboard();
  const theme = THEMES.find((one) => one.id === id);
  const [first] = THEMES;
  if (!theme && first) return <Navigate to={siteFormAddress(first.id)} replace />;
  if (!theme || mayEdit === undefined) return <Loading />;

  return (
    <>
      <PageHead title={theme.title} />
      {mayEdit && (
        <Flex
          direction={{ base: 'column', lg: 'row' }}
          align={{ lg: 'flex-start' }}
          gap={{ base: '6', lg: '10' }}
        >
          <Box w={{ lg: '11rem' }} flexShrink="0" alignSelf="stretch">
            <ThemeNav />
          </Box>
          <ThemeForm key={theme.id} theme={theme} />
        </Flex>
      )}
    </>
  );
}

function ThemeForm({ theme }: { theme: Theme }) {
  const { user } = useAuth();
  const { data, error, loading, refetch } = useQuery(SiteFormDocument, {
    context: { auth: true },
    // The form begins with the version that is stored now.
    fetchPolicy: 'network-only',
    nextFetchPolicy: 'cache-first',
    notifyOnNetworkStatusChange: true,
  });

  if (!user || loading) return <Loading>Loading your site...</Loading>;
  if (!data || error) {
    return (
      <Box flex="1">
        <LoadFailure text="Your site could not be loaded." onRetry={() => void refetch()} />
      </Box>
    );
  }
  return <SiteEditor uid={user.uid} theme={theme} site={data.site} />;
}
