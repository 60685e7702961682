import type { OwnAnswer } from '../knowledge';
import { toTokens } from '../search/words';
import { toCanonical } from '../language/features';
import { escape } from './markdown';
import type { Question } from './question';
import { tell, type Reply } from './reply';
import { createSimilarTexts } from '../search/similar-texts';

/** Measured: of twelve paraphrases six are found from there, and no answer is wrong. */
const SURE = 0.6;
/** From there eleven of them, and as many other questions. */
const NEAR = 0.4;

type Wording = { text: string; answer: string };
type Rate = ReturnType<typeof createSimilarTexts>;

const prepared = new WeakMap<readonly OwnAnswer[], Map<string, Rate>>();

/** What the owner himself answers to this question. */
export function answerOwn(question: Question): Reply | undefined {
  const best = bestWording(question, SURE);
  return best && tell(best.answer);
}

/** What the owner answers to one that comes near. */
export function offerOwn(question: Question): Reply | undefined {
  const best = bestWording(question, NEAR);
  return best && { text: `You may mean: ${escape(best.text)}\n\n${best.answer}`, outcome: 'near' };
}

function bestWording({ text, language, knowledge }: Question, needed: number): Wording | undefined {
  const { ownAnswers, owner } = knowledge;
  if (ownAnswers.length === 0) return undefined;
  const names = toTokens(owner.name);
  const toWords = (said: string) => [
    ...new Set(toCanonical(said, language).map((token) => (names.includes(token) ? 'you' : token))),
  ];
  const wordings = ownAnswers.flatMap(({ wordings, answer }) =>
    wordings.map((one) => ({ text: one, answer })),
  );
  const known = prepared.get(ownAnswers) ?? new Map<string, Rate>();
  const texts = () => wordings.map((one) => toWords(one.text));
  const rate = known.get(language) ?? createSimilarTexts(texts(), language);
  prepared.set(ownAnswers, known.set(language, rate));
  const rates = rate(toWords(text));
  const top = Math.max(...rates);
  return top >= needed ? wordings[rates.indexOf(top)] : undefined;
}
