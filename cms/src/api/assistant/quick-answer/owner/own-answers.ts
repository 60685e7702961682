import { firstName } from '../../../../shared-with-web/first-name';
import type { Knowledge } from '../../knowledge';
import { nearestWording, sameWording } from '../../search/own-wordings';
import { escape, quotedBlock } from '../markdown';
import { readText, type Question } from '../question';
import { tell, type Reply } from '../reply';

/** What the owner himself answers to this question. */
export function answerOwn(typed: string, knowledge: Knowledge): Reply | undefined {
  if (knowledge.ownAnswers.length === 0) return undefined;
  const same = sameWording(typed, knowledge, () => readText(typed, knowledge));
  return same && tell(inHisWords(same.answer, knowledge));
}

/** What the owner answers to one that comes near. */
export function offerOwn({ text, language, knowledge }: Question): Reply | undefined {
  const nearest = nearestWording({ text, language }, knowledge);
  if (!nearest) return undefined;
  const answer = inHisWords(nearest.answer, knowledge);
  return { text: `You may mean: ${escape(nearest.text)}\n\n${answer}`, outcome: 'near' };
}

const inHisWords = (answer: string, { owner }: Knowledge): string => quotedBlock(firstName(owner), answer);
