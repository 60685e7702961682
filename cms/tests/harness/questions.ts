import type { Client } from './client';
import type { Cms } from './cms';

export const QUERIES = {
  questions: '{ unansweredQuestions { total nodes { documentId wordings timesAsked lastAskedAt } } }',
  hide: 'mutation Hide($id: ID!, $isHidden: Boolean = true) { hideUnansweredQuestion(documentId: $id, isHidden: $isHidden) { documentId } }',
  clear: 'mutation Clear { deleteUnansweredQuestions }',
  answers: '{ ownAnswers { documentId wordings answer isPublished updatedAt } }',
  create:
    'mutation Create($id: ID, $data: OwnAnswerInput!, $answered: [ID!]) { createOwnAnswer(documentId: $id, data: $data, answered: $answered) { documentId wordings answer isPublished updatedAt } }',
  update:
    'mutation Update($id: ID!, $data: OwnAnswerInput!, $version: DateTime) { updateOwnAnswer(documentId: $id, data: $data, version: $version) { wordings answer isPublished updatedAt } }',
  delete: 'mutation Delete($id: ID!) { deleteOwnAnswer(documentId: $id) { documentId } }',
};

export const DATA = {
  wordings: ['Do you offer maintenance?', 'Who looks after it later?'],
  answer: 'Yes: for **two years** after a launch.',
};

type Asked = { documentId: string; wordings: string[]; timesAsked: number; lastAskedAt: string };

export async function questionsOf(editor: Client): Promise<{ total: number; nodes: Asked[] }> {
  return (await editor.graphql(QUERIES.questions)).body.data.unansweredQuestions;
}

export const questionService = ({ strapi }: Cms) =>
  strapi.service('api::unanswered-question.unanswered-question');

/** Removes what was asked and answered. */
export async function removeQuestions({ strapi }: Cms): Promise<void> {
  await strapi.db.connection('unanswered_questions').del();
  for (const { documentId } of await strapi.service('api::own-answer.own-answer').list()) {
    await strapi.service('api::own-answer.own-answer').delete(documentId);
  }
}
