import type { APIRequestContext } from '@playwright/test';
import { OWNER } from './accounts';
import { askCms } from './graphql';

type Answer = { documentId: string; updatedAt: string; wordings: string[] };

export async function findAnswer(request: APIRequestContext, wording: string): Promise<Answer | undefined> {
  const query = '{ ownAnswers { documentId updatedAt wordings } }';
  const { ownAnswers } = await askCms<{ ownAnswers: Answer[] }>(request, query, {}, OWNER);
  return ownAnswers.find(({ wordings }) => wordings.includes(wording));
}

export async function changeAnswer(request: APIRequestContext, documentId: string, answer: string) {
  const query =
    'mutation Change($id: ID!, $data: OwnAnswerInput!) { updateOwnAnswer(documentId: $id, data: $data) { documentId } }';
  await askCms(request, query, { id: documentId, data: { answer } }, OWNER);
}
