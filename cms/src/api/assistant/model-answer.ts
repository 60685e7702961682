import type { Piece } from './answer';
import type { Conversation } from './conversation';
import { instruct } from './instruction';
import type { Knowledge } from './knowledge';
import { filterPieces } from './links/filter-pieces';
import { knownLinks } from './links/known-links';
import { createLinkFilter } from './links/link-filter';
import { createMarkFilter } from './mark-filter';
import { inTurn } from './text-filter';

type Model = {
  answer: (conversation: Conversation, instruction: string[], client: AbortSignal) => AsyncIterable<Piece>;
};

export type ModelAnswer = { pieces: AsyncGenerator<Piece>; isNotPublished: () => boolean };

/** Of a whole answer, in milliseconds: a model that never keeps silent for long may still never end. */
export const TIME_LIMIT = 45_000;

/** The model's answer as visitors see it: with links that exist, and without the mark that nothing is published. */
export function answerByModel(
  model: Model,
  conversation: Conversation,
  knowledge: Knowledge,
  client: AbortSignal,
): ModelAnswer {
  let isNotPublished = false;
  const marks = createMarkFilter(() => (isNotPublished = true));
  const links = createLinkFilter({ known: knownLinks(knowledge), email: knowledge.owner.email });
  const instruction = instruct(conversation, knowledge);
  const answer = withinTime((signal) => model.answer(conversation, instruction, signal), client);
  return {
    pieces: filterPieces(answer, inTurn(marks, links)),
    isNotPublished: () => isNotPublished,
  };
}

/** An answer that takes too long is cut off where it is. */
async function* withinTime(
  answer: (signal: AbortSignal) => AsyncIterable<Piece>,
  client: AbortSignal,
): AsyncGenerator<Piece> {
  const time = new AbortController();
  const timer = setTimeout(() => time.abort(), TIME_LIMIT);
  let isBegun = false;
  try {
    for await (const piece of answer(AbortSignal.any([client, time.signal]))) {
      isBegun = true;
      yield piece;
    }
  } catch (error) {
    if (!isBegun || !time.signal.aborted) throw error;
    yield { text: '', finishReason: 'MAX_TOKENS' };
  } finally {
    clearTimeout(timer);
  }
}
