import type { Conversation } from '../conversation';
import type { Knowledge, OwnAnswer } from '../knowledge';
import { languageOf } from '../language/languages';
import { splitQuestions } from '../language/wording';
import { rateWordings } from '../search/own-wordings';
import { withBefore } from './relevant';

/** Those first whose wordings are most like what is asked. */
export function rankOwnAnswers(conversation: Conversation, knowledge: Knowledge): OwnAnswer[] {
  const { ownAnswers } = knowledge;
  if (ownAnswers.length === 0) return [];
  const parts = [...splitQuestions(conversation.at(-1)?.text ?? ''), ...withBefore(conversation)];
  const rates = parts.map((text) => rateWordings({ text, language: languageOf(text) }, knowledge));
  let at = 0;
  const rated = ownAnswers.map((one) => {
    const [start, end] = [at, (at += one.wordings.length)];
    return { one, rate: Math.max(0, ...rates.flatMap((values) => values.slice(start, end))) };
  });
  return rated.sort((a, b) => b.rate - a.rate).map(({ one }) => one);
}
