import { search } from '../../assistant/search/search';
import { tellingBeside, toContent } from '../../assistant/words/words';
import { asksOfPerson } from '../advert/advert-words';
import { hasDenial } from '../advert/denial';
import type { Requirement } from '../advert/clause-requirements';
import type { Result } from './owner-evidence';
import { toEvidence, type Published } from './published';

const UNCHECKED: Result = { status: 'unchecked', evidence: [] };
const WORDS = 10;
/** Of the words that tell something, as they stand: less would be a guess. */
const NEEDED = 0.75;

/** A line of no known kind is covered by a sentence that says the same; that none does, proves nothing, nor one that denies it. */
export function findLine({ line }: Requirement, { knowledge }: Published): Result {
  const words = toContent(line).slice(0, WORDS);
  if (tellingBeside(words, []).length < 2) return UNCHECKED;
  const [best] = search(knowledge.index, words, line);
  const [passage] = best?.passages ?? [];
  if (!best || !passage || best.exact < NEEDED || best.missing.length > 0) return UNCHECKED;
  // What is asked of a person is not shown by what a project is about.
  if (best.project && asksOfPerson(line)) return UNCHECKED;
  // A list of names says nothing but the names.
  if (best.topic === 'skills' || hasDenial(passage.text) !== hasDenial(line)) return UNCHECKED;
  const { project, topic } = best;
  return { status: 'covered', evidence: [toEvidence({ text: passage.text, project, topic }, knowledge)] };
}
