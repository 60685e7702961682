import { useApolloClient, useMutation } from '@apollo/client/react';
import { toast } from '../../../components/toasts/toaster';
import {
  CreateOwnAnswerDocument,
  DeleteOwnAnswerDocument,
  DeleteQuestionsDocument,
  HideQuestionDocument,
  QuestionsDocument,
  UpdateOwnAnswerDocument,
  type OwnAnswer_answerFragment,
  type OwnAnswerInput,
} from '../../../graphql/generated-dashboard';
import { hasCode, reportFailedDeletion, reportFailure } from '../../../graphql/request-failure';
import { useDeleteEntry } from '../../../graphql/use-delete-entry';
import { createId } from '../create-id';

type IsOwn = (latest: OwnAnswer_answerFragment) => boolean;

const authorised = { context: { auth: true } };
const refetchQueries = ['Questions', 'OpenQuestions'];
const changing = { ...authorised, refetchQueries };

/** What an editor does with questions and answers. */
export function useQuestions() {
  const client = useApolloClient();
  const [create] = useMutation(CreateOwnAnswerDocument, changing);
  const [update] = useMutation(UpdateOwnAnswerDocument, changing);
  const remove = useDeleteEntry(DeleteOwnAnswerDocument, {
    typename: 'OwnAnswer',
    noun: 'answer',
    refetchQueries,
    deleted: 'Answer deleted',
    failed: 'Failed to delete the answer',
  });
  const [hideQuestion] = useMutation(HideQuestionDocument, changing);
  const [deleteQuestions] = useMutation(DeleteQuestionsDocument, changing);

  async function hide(documentId: string) {
    try {
      await hideQuestion({ variables: { documentId, isHidden: true } });
      toast.success('Hidden, and it stays so when it is asked again', { undo: () => show(documentId) });
    } catch (error) {
      reportFailure(error, 'The question could not be hidden');
    }
  }

  async function show(documentId: string) {
    try {
      await hideQuestion({ variables: { documentId, isHidden: false } });
      toast.success('The question is back');
    } catch (error) {
      reportFailure(error, 'The question could not be brought back');
    }
  }

  /** An answer as it is stored now; nothing when somebody has deleted it. */
  async function read(documentId: string): Promise<OwnAnswer_answerFragment | undefined> {
    const { data } = await client.query({
      query: QuestionsDocument,
      fetchPolicy: 'network-only',
      ...authorised,
    });
    if (!data) throw new Error('The answers were not answered.');
    return data.ownAnswers.find((one) => one.documentId === documentId);
  }

  async function readAfterConflict(error: unknown, documentId: string) {
    if (!hasCode(error, 'CONFLICT')) throw error;
    return read(documentId);
  }

  return {
    hide,
    read,
    remove,
    /** What an attempt whose answer was lost has added is changed; what another tab has added stays beside it. */
    async create(documentId: string, data: OwnAnswerInput, answered: string[], isOwn: IsOwn) {
      try {
        await create({ variables: { documentId, data, answered } });
      } catch (error) {
        const latest = await readAfterConflict(error, documentId);
        if (latest && isOwn(latest)) {
          await update({ variables: { documentId, data, version: latest.updatedAt } });
        } else await create({ variables: { documentId: createId(), data, answered } });
      }
    },

    /** A version newer than `version` is no conflict when what is stored came from here. */
    async update(documentId: string, data: OwnAnswerInput, version: string, isOwn: IsOwn) {
      try {
        await update({ variables: { documentId, data, version } });
      } catch (error) {
        const latest = await readAfterConflict(error, documentId);
        if (!latest || !isOwn(latest)) throw error;
        await update({ variables: { documentId, data, version: latest.updatedAt } });
      }
    },

    async removeQuestions() {
      try {
        await deleteQuestions();
        toast.success('All kept questions are deleted');
      } catch (error) {
        reportFailedDeletion(error, 'Failed to delete the questions');
      }
    },
  };
}
