import { useApolloClient, useMutation, useQuery } from '@apollo/client/react';
import { Stack } from '@chakra-ui/react';
import { BusyButton } from '../../../components/form/busy-button';
import { LoadFailure } from '../../../components/page/load-failure';
import { Loading } from '../../../components/page/loading';
import {
  RestoreVersionDocument,
  SiteFormDocument,
  SiteVersionDocument,
  type SiteForm_siteFragment,
} from '../../../graphql/generated-dashboard';
import { ComparedFields, type Contents } from './compared-fields';
import { useRestore } from './use-restore';
import { SITE_TEXT_FIELDS } from './version-fields';

type Props = { documentId: string; onChanged: () => Promise<unknown> };

/** A version of the site beside the site as it is now; it has no drafts. */
export function SiteVersion({ documentId, onChanged }: Props) {
  const { data, error, loading, refetch } = useQuery(SiteVersionDocument, {
    variables: { documentId },
    context: { auth: true },
    fetchPolicy: 'no-cache',
  });
  const client = useApolloClient();
  // The pages that are shown by this browser hold what the site was.
  const readSite = () => client.query({ query: SiteFormDocument, fetchPolicy: 'network-only' });
  const [restoreVersion] = useMutation(RestoreVersionDocument, {
    context: { auth: true },
    fetchPolicy: 'no-cache',
  });
  const [last] = data?.versions.nodes ?? [];
  const { restoringAs, restore } = useRestore({
    name: 'The site',
    shown: data?.site.updatedAt,
    onChanged: () => Promise.all([refetch(), onChanged(), readSite()]),
    undo: async (status, updatedAt) =>
      last && restoreVersion({ variables: { documentId: last.documentId, status, updatedAt } }),
  });

  if (loading && !data) return <Loading>Loading this version...</Loading>;
  if (error || !data?.version?.site)
    return <LoadFailure text="This version could not be loaded." onRetry={() => void refetch()} />;
  return (
    <Stack gap="6" align="flex-start">
      <BusyButton
        variant="outline"
        isBusy={restoringAs !== null}
        onClick={() => void restore(documentId, 'PUBLISHED')}
      >
        Restore
      </BusyButton>
      <Stack w="full">
        <ComparedFields
          names={SITE_TEXT_FIELDS}
          picturesLabel="Portrait"
          then={contentsOf(data.version.site)}
          now={contentsOf(data.site)}
        />
      </Stack>
    </Stack>
  );
}

function contentsOf({ portrait, ...texts }: SiteForm_siteFragment): Contents {
  return { texts, pictures: portrait ? [portrait] : [] };
}
