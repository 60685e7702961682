import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { forgetLists } from '../../../../graphql/forget';
import {
  CreateProjectDocument,
  type ProjectInput,
  type PublicationStatus,
} from '../../../../graphql/generated-dashboard';
import { hasCode } from '../../../../graphql/request-failure';
import { createId } from '../../create-id';
import type { ProjectFormHandle } from '../use-project-form';
import { serverDraft } from './server-draft';

/** The server makes it of the title, when there is none. */
const NO_SLUG = { slug: '' };

/** Another tab has added it or gone on with it; without a title it is deleted since. */
type AddedElsewhere = { documentId: string; title: string | undefined };

/** Adds a project, and only once: the answer to an attempt may have been lost on the way back. */
export function useCreateProject({ form, untilAnswered, isOwn }: ProjectFormHandle) {
  const client = useApolloClient();
  const [added, setAdded] = useState<AddedElsewhere | null>(null);
  const newId = useWatch({ name: 'newId', control: form.control });

  async function send(documentId: string, data: ProjectInput, status: PublicationStatus) {
    const { data: answer } = await client.mutate({
      mutation: CreateProjectDocument,
      variables: { documentId, data, status },
      context: { auth: true },
      update: forgetLists,
    });
    if (!answer) throw new Error('The project was not answered.');
    return answer.createProject;
  }

  async function create(data: ProjectInput, status: PublicationStatus) {
    const documentId = form.getValues('newId');
    try {
      return await untilAnswered({ ...data, ...NO_SLUG }, () => send(documentId, data, status));
    } catch (error) {
      if (!hasCode(error, 'CONFLICT')) throw error;
      const draft = serverDraft(client, documentId);
      const stored = await draft.read().catch(() => null);
      forgetLists(client.cache);
      if (!stored || !isOwn({ ...stored, ...NO_SLUG })) {
        setAdded({ documentId, title: stored?.title });
        throw error;
      }
      // What was typed since the lost answer counts, and what it is to become now.
      const isTakenBack = status === 'DRAFT' && stored.status !== 'DRAFT';
      const { updatedAt } = isTakenBack ? await draft.unpublish(stored.updatedAt) : stored;
      return { ...(await draft.update({ data, version: updatedAt, status })), documentId };
    }
  }

  return {
    create,
    addedElsewhere: added?.documentId === newId ? added : null,
    /** From here on what is in the form is another project. */
    renew: () => form.setValue('newId', createId()),
  };
}
