import { useApolloClient, useQuery } from '@apollo/client/react';
import { HStack, Stack } from '@chakra-ui/react';
import { BusyButton } from '../../../components/form/busy-button';
import { LoadFailure } from '../../../components/page/load-failure';
import { Loading } from '../../../components/page/loading';
import {
  ProjectVersionDocument,
  type OwnProjectCard_projectFragment,
} from '../../../graphql/generated-dashboard';
import { announceSave } from '../../../lib/previews/preview-channel';
import { ComparedFields, type Contents } from './compared-fields';
import { undoRestore } from './undo-restore';
import { PROJECT_FIELDS } from './version-fields';
import { useRestore } from './use-restore';

type Props = { documentId: string; entry: string; onChanged: () => Promise<unknown> };

/** A version of a project beside the project as it is now. */
export function ProjectVersion({ documentId, entry, onChanged }: Props) {
  const { data, error, loading, refetch } = useQuery(ProjectVersionDocument, {
    variables: { documentId, entry },
    context: { auth: true },
    // Three versions of one project: in the cache they would be one.
    fetchPolicy: 'no-cache',
  });
  const client = useApolloClient();
  const { version, myProject: draft, project: published } = data ?? {};
  const { restoringAs, restore } = useRestore({
    name: 'This project',
    shown: draft?.updatedAt,
    onChanged: () => {
      announceSave(entry);
      return Promise.all([refetch(), onChanged()]);
    },
    undo: async (status, seen) =>
      draft && undoRestore(client, { draft, published: published ?? null }, status, seen),
  });

  if (loading && !data) return <Loading>Loading this version...</Loading>;
  if (error || !version?.project || !draft)
    return <LoadFailure text="This version could not be loaded." onRetry={() => void refetch()} />;
  return (
    <Stack gap="6">
      <HStack gap="3" wrap="wrap">
        <BusyButton
          variant="outline"
          isBusy={restoringAs === 'DRAFT'}
          disabled={restoringAs !== null}
          onClick={() => void restore(documentId, 'DRAFT')}
        >
          Restore as draft
        </BusyButton>
        <BusyButton
          variant="outline"
          isBusy={restoringAs === 'PUBLISHED'}
          disabled={restoringAs !== null}
          onClick={() => void restore(documentId, 'PUBLISHED')}
        >
          Restore and publish
        </BusyButton>
      </HStack>
      <ComparedFields
        names={PROJECT_FIELDS}
        picturesLabel="Images"
        then={contentsOf(version.project)}
        now={contentsOf(draft)}
      />
    </Stack>
  );
}

function contentsOf({ images, ...texts }: OwnProjectCard_projectFragment): Contents {
  return { texts, pictures: images };
}
