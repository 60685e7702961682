import type { ApolloCache, TypedDocumentNode } from '@apollo/client';
import { useApolloClient, useMutation } from '@apollo/client/react';
import { hasCode, reportFailedDeletion } from './request-failure';
import { useUndoDeletion } from './use-undo-deletion';

type Options = {
  typename: 'Message' | 'OwnAnswer';
  noun: string;
  /** The lists that are loaded again, which may fail without the entry coming back. */
  refetchQueries: string[];
  deleted: string;
  failed: string;
};

/** @returns what deletes an entry, tells it, and can be undone */
export function useDeleteEntry(
  mutation: TypedDocumentNode<unknown, { documentId: string }>,
  { typename, noun, refetchQueries, deleted, failed }: Options,
) {
  const forget = (cache: ApolloCache, documentId: string) =>
    void cache.evict({ id: cache.identify({ __typename: typename, documentId }) });
  const client = useApolloClient();
  const tellDeleted = useUndoDeletion(noun, { refetchQueries });
  const [deleteEntry] = useMutation(mutation, {
    context: { auth: true },
    refetchQueries,
    update: (cache, _, { variables }) => forget(cache, variables.documentId),
  });

  return async (documentId: string) => {
    try {
      await deleteEntry({ variables: { documentId } });
    } catch (error) {
      // Else it was deleted before: the answer to that may have been lost.
      if (!hasCode(error, 'NOT_FOUND')) return reportFailedDeletion(error, failed);
      forget(client.cache, documentId);
      client.refetchQueries({ include: refetchQueries }).catch(() => undefined);
    }
    tellDeleted(deleted, documentId);
  };
}
