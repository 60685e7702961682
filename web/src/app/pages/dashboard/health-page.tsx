import { useQuery } from '@apollo/client/react';
import { Heading, HStack, Stack, Text } from '@chakra-ui/react';
import { BusyButton } from '../../../components/form/busy-button';
import { LoadFailure } from '../../../components/page/load-failure';
import { Loading } from '../../../components/page/loading';
import { PageHead } from '../../../components/page/page-head';
import { summaryOf } from '../../../../../cms/src/shared-with-web/finding';
import { countProblems, HealthList } from '../../../features/health/health-list';
import { useEmailJs } from '../../../features/health/use-email-js';
import { HealthDocument } from '../../../graphql/generated-dashboard';
import { useDashboard } from '../../layouts/dashboard/dashboard-context';

/** What the doctor finds in the product that runs. */
export function HealthPage() {
  const { mayEdit } = useDashboard();

  return (
    <Stack gap="8">
      <PageHead title="Health" />
      <Stack gap="2">
        <Heading as="h1" textStyle="title">
          Health
        </Heading>
        <Text color="fg.muted" maxW="prose">
          What the site needs to run, each point with what to do about it.
        </Text>
      </Stack>
      {mayEdit === undefined && <Loading>Checking...</Loading>}
      {mayEdit && <Health />}
    </Stack>
  );
}

function Health() {
  const { data, previousData, error, loading, refetch } = useQuery(HealthDocument, {
    context: { auth: true },
    fetchPolicy: 'no-cache',
  });
  const { health } = data ?? previousData ?? {};
  const findings = [...(health?.findings ?? []), ...useEmailJs(health?.checkedAt)];
  const checkAgain = () => void refetch();

  if (health) {
    return (
      <Stack gap="4" aria-busy={loading}>
        <HStack justify="space-between" gap="4" wrap="wrap">
          <Text role="status" color="fg.muted">
            {error && !loading ? `${failureText()} This is what was found before: ` : ''}
            {summaryOf(countProblems(findings))} Checked at {timeOf(health.checkedAt)}.
          </Text>
          <BusyButton variant="outline" isBusy={loading} busyLabel="Checking..." onClick={checkAgain}>
            Check again
          </BusyButton>
        </HStack>
        <HealthList findings={findings} />
      </Stack>
    );
  }
  if (!error || loading) return <Loading>Checking...</Loading>;
  return <LoadFailure text={failureText()} onRetry={checkAgain} />;
}

function failureText(): string {
  return navigator.onLine
    ? 'The server could not check itself. Where it runs, “npm run doctor” tells why, of containers “docker compose logs cms web database”.'
    : 'You are offline.';
}

function timeOf(date: string): string {
  return new Date(date).toLocaleTimeString('en-GB');
}
