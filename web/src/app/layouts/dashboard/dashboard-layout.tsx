import { useQuery } from '@apollo/client/react';
import { ChakraProvider, Container, Flex, Stack } from '@chakra-ui/react';
import { Suspense, useEffect } from 'react';
import { Outlet } from 'react-router-dom';
import { Loading } from '../../../components/page/loading';
import { toast } from '../../../components/toasts/toaster';
import { RequireUser } from '../../../features/auth/require-user';
import { UserSummary } from '../../../features/auth/user-summary';
import { VerifyEmailBanner } from '../../../features/auth/verify-email-banner';
import { DashboardDocument } from '../../../graphql/generated-dashboard';
import { LongWait } from '../../long-wait';
import type { DashboardContext } from './dashboard-context';
import { DashboardLinks } from './dashboard-links';
import { dashboardSystem } from './dashboard-system';
import { EditorOnlyNotice } from './editor-only-notice';
import { MessagesLink } from './messages-link';
import { QuestionsLink } from './questions-link';

export function DashboardLayout() {
  return (
    <RequireUser>
      <ChakraProvider value={dashboardSystem}>
        <Dashboard />
      </ChakraProvider>
    </RequireUser>
  );
}

function Dashboard() {
  const { data, error, refetch } = useQuery(DashboardDocument, {
    context: { auth: true },
    fetchPolicy: 'network-only',
  });
  // Without an answer nobody is kept from trying: the server checks every request.
  const answered = Boolean(data || error);
  const mayEdit = answered ? data?.viewer?.canEdit !== false : undefined;
  const mayReadMessages = answered ? data?.viewer?.canReadMessages !== false : undefined;
  const context: DashboardContext = { mayEdit, mayReadMessages };

  useEffect(() => toast.prepare(), []);

  return (
    <Container pt={{ base: '28', md: '32' }} pb="24">
      <Stack gap="8">
        <Flex
          direction={{ base: 'column', xl: 'row-reverse' }}
          align={{ xl: 'center' }}
          justify="space-between"
          wrap={{ xl: 'wrap' }}
          gap="6"
        >
          {/* At the far end, where toasts lie over it instead of the links. */}
          <Flex flex={{ xl: '1 12rem' }} justify={{ xl: 'end' }} minW="0">
            <UserSummary />
          </Flex>
          <DashboardLinks mayEdit={mayEdit}>
            {data?.viewer?.canReadMessages && <MessagesLink />}
            {data?.viewer?.canEdit && <QuestionsLink />}
          </DashboardLinks>
        </Flex>
        <VerifyEmailBanner onVerified={() => void refetch()} />
        {mayEdit === false && <EditorOnlyNotice />}
        <Suspense
          fallback={
            <LongWait>
              <Loading />
            </LongWait>
          }
        >
          <Outlet context={context} />
        </Suspense>
      </Stack>
    </Container>
  );
}
