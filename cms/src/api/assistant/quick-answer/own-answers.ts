import type { OwnAnswer } from '../knowledge';
import { toTokens } from '../search/words';
import { rankIntents } from './intents';
import { createExamples, type Examples, type Language } from './languages';
import { escape } from './markdown';
import type { Question } from './question';
import { tell, type Reply } from './reply';

/** Measured: of twelve paraphrases six are found from there, and no answer is wrong. */
const SURE = 0.6;
/** From there eleven of them, and as many other questions. */
const NEAR = 0.4;

type Wording = { text: string; answer: string };

const prepared = new WeakMap<readonly OwnAnswer[], Map<Language, Examples>>();

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
    ...new Set(language.toCanonical(said).map((token) => (names.includes(token) ? 'you' : token))),
  ];
  const wordings = ownAnswers.flatMap(({ wordings, answer }) =>
    wordings.map((one) => ({ text: one, answer })),
  );
  const known = prepared.get(ownAnswers) ?? new Map<Language, Examples>();
  const texts = () => wordings.map(({ text }, at) => ({ intent: String(at), tokens: toWords(text) }));
  const examples = known.get(language) ?? createExamples(texts(), language);
  prepared.set(ownAnswers, known.set(language, examples));
  const [best] = rankIntents(toWords(text), examples);
  return best && best.score >= needed ? wordings[Number(best.intent)] : undefined;
}
