import type { APIRequestContext } from '@playwright/test';
import { idTokenOf, OWNER } from './accounts';
import { expect } from './test';

async function asOwner(request: APIRequestContext, query: string, variables: object = {}) {
  const answer = await request.post('/graphql', {
    data: { query, variables },
    headers: { authorization: `Bearer ${await idTokenOf(request, OWNER)}` },
  });
  const { data, errors } = (await answer.json()) as { data: Record<string, unknown>; errors?: unknown };
  expect(errors).toBeUndefined();
  return data;
}

type Answer = { documentId: string; updatedAt: string; wordings: string[] };

export async function findAnswer(request: APIRequestContext, wording: string): Promise<Answer | undefined> {
  const data = await asOwner(request, '{ ownAnswers { documentId updatedAt wordings } }');
  return (data.ownAnswers as Answer[]).find(({ wordings }) => wordings.includes(wording));
}

export async function changeAnswer(request: APIRequestContext, documentId: string, answer: string) {
  const query =
    'mutation Change($id: ID!, $data: OwnAnswerInput!) { updateOwnAnswer(documentId: $id, data: $data) { documentId } }';
  await asOwner(request, query, { id: documentId, data: { answer } });
}
