import type { Conversation } from '../conversation';
import type { Knowledge, OwnAnswer } from '../knowledge';
import { stem, toContent, weightOf } from '../search/words';

/** Of each entry, so that a long one costs no more. In characters. */
const COMPARED = 600;

const words = new WeakMap<OwnAnswer, Set<string>>();

/** Those first whose wordings share most of the words of the question. */
export function rankOwnAnswers(conversation: Conversation, { ownAnswers }: Knowledge): OwnAnswer[] {
  const asked = toContent(conversation.at(-1)?.text ?? '').map((word) => ({
    key: stem(word),
    weight: weightOf(word),
  }));
  const rate = (one: OwnAnswer) => {
    const said = wordsOf(one);
    return asked.reduce((sum, { key, weight }) => sum + (said.has(key) ? weight : 0), 0);
  };
  const rated = ownAnswers.map((one) => ({ one, rate: rate(one) }));
  return rated.sort((a, b) => b.rate - a.rate).map(({ one }) => one);
}

function wordsOf(one: OwnAnswer): Set<string> {
  const before = words.get(one);
  if (before) return before;
  const said = new Set(toContent(one.wordings.join(' ').slice(0, COMPARED)).map(stem));
  words.set(one, said);
  return said;
}
