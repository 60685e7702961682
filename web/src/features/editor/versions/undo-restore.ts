import type { ApolloClient } from '@apollo/client';
import { forgetLists } from '../../../graphql/forget';
import {
  DiscardProjectDraftDocument,
  UnpublishProjectDocument,
  type OwnProjectCard_projectFragment,
  type PublicationStatus,
} from '../../../graphql/generated-dashboard';
import { bringBack } from '../publishing/bring-back';

type Project = OwnProjectCard_projectFragment;

/** As it was before a version was restored. */
type Before = { draft: Project; published: Project | null };

/**
 * Makes a project what it was before a version was restored, and as public.
 * @param seen the `updatedAt` of what was restored
 * @throws a CONFLICT when it was saved since
 */
export async function undoRestore(
  client: ApolloClient,
  { draft, published }: Before,
  restoredAs: PublicationStatus,
  seen: string | undefined,
): Promise<void> {
  const { documentId, status } = draft;
  const named = { variables: { documentId, updatedAt: seen }, context: { auth: true } };

  async function undoPublication(): Promise<string | undefined> {
    if (published) {
      return (await bringBack(client, documentId, published, { seen, status: 'PUBLISHED' })).updatedAt;
    }
    const { data } = await client.mutate({ mutation: UnpublishProjectDocument, ...named });
    return data?.unpublishProject.updatedAt;
  }

  const latest = restoredAs === 'PUBLISHED' ? await undoPublication() : seen;
  if (status !== 'PUBLISHED') await bringBack(client, documentId, draft, { seen: latest });
  else if (restoredAs === 'DRAFT') await client.mutate({ mutation: DiscardProjectDraftDocument, ...named });
  forgetLists(client.cache);
}
