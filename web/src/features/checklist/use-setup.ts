import type { ApolloCache } from '@apollo/client';
import { useMutation, useQuery } from '@apollo/client/react';
import { toast } from '../../components/toasts/toaster';
import { forgetLists } from '../../graphql/forget';
import {
  ConfirmSetupPointDocument,
  DeleteSampleProjectsDocument,
  DismissSetupDocument,
  SetupDocument,
  type Checklist_setupFragment,
  type SetupPoint,
} from '../../graphql/generated-dashboard';

const authorised = { context: { auth: true } };

/** How far the site is its owner's, and what he says about it. */
export function useSetup() {
  const { data, error, refetch } = useQuery(SetupDocument, {
    ...authorised,
    fetchPolicy: 'cache-and-network',
  });
  const [confirmPoint] = useMutation(ConfirmSetupPointDocument, {
    ...authorised,
    update: (cache, { data }) => keep(cache, data?.confirmSetupPoint),
  });
  const [dismissList] = useMutation(DismissSetupDocument, {
    ...authorised,
    update: (cache, { data }) => keep(cache, data?.dismissSetup),
  });

  return {
    setup: data?.setup,
    isFailed: error !== undefined,
    reload: () => void refetch(),
    confirm: (point: SetupPoint, isConfirmed: boolean) =>
      isStored(confirmPoint({ variables: { point, isConfirmed } })),
    dismiss: (isDismissed: boolean) => isStored(dismissList({ variables: { isDismissed } })),
  };
}

export function useDeleteSamples() {
  const [deleteSamples, { loading: isDeleting }] = useMutation(DeleteSampleProjectsDocument, {
    ...authorised,
    update(cache, { data }) {
      keep(cache, data?.deleteSampleProjects);
      forgetLists(cache);
    },
  });

  async function deleteAll(): Promise<void> {
    try {
      await deleteSamples();
      toast.success('Sample projects removed');
    } catch {
      toast.error('Failed to remove the sample projects', 'Nothing was removed. Please try again.');
    }
  }

  return { deleteAll, isDeleting };
}

function keep(cache: ApolloCache, setup: Checklist_setupFragment | undefined): void {
  if (setup) cache.writeQuery({ query: SetupDocument, data: { setup } });
}

async function isStored(change: Promise<unknown>): Promise<boolean> {
  try {
    await change;
    return true;
  } catch {
    toast.error('Failed to save this', 'Please try again.');
    return false;
  }
}
