import type { Piece } from './answer';
import type { Conversation } from './conversation';
import { instruct, NOT_PUBLISHED } from './instruction';
import type { Knowledge } from './knowledge';
import { filterPieces } from './links/filter-pieces';
import { knownLinks } from './links/known-links';
import { createLinkFilter } from './links/link-filter';

type Model = {
  answer: (conversation: Conversation, instruction: string[], client: AbortSignal) => AsyncIterable<Piece>;
};

export type ModelAnswer = { pieces: AsyncGenerator<Piece>; isNotPublished: () => boolean };

/** The model's answer as visitors see it: with links that exist, and without the mark that nothing is published. */
export function answerByModel(
  model: Model,
  conversation: Conversation,
  knowledge: Knowledge,
  client: AbortSignal,
): ModelAnswer {
  let isNotPublished = false;
  const filter = createLinkFilter({
    known: knownLinks(knowledge),
    email: knowledge.owner.email,
    marker: NOT_PUBLISHED,
    onMarker: () => (isNotPublished = true),
  });
  const answer = model.answer(conversation, instruct(conversation, knowledge), client);
  return { pieces: filterPieces(answer, filter), isNotPublished: () => isNotPublished };
}
