import type { Knowledge, OwnAnswer } from '../knowledge';
import { toCanonical } from '../language/features';
import { createSimilarTexts } from './similar-texts';
import { toTokens } from './words';

type Wording = { text: string; answer: string };
type Rate = ReturnType<typeof createSimilarTexts>;

const prepared = new WeakMap<readonly OwnAnswer[], Map<string, Rate>>();

/**
 * The wording of the owner's questions that is most like a question.
 * @param needed how much, from 0 to 1
 */
export function closestWording(
  text: string,
  language: string,
  { ownAnswers, owner }: Knowledge,
  needed: number,
): Wording | undefined {
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
