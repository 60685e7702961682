import { search } from '../../assistant/search/search';
import { toContent } from '../../assistant/search/words';
import type { Requirement } from '../advert/requirements';
import type { Result } from './owner-evidence';
import { toEvidence, type Published } from './published';

const UNCHECKED: Result = { status: 'unchecked', evidence: [] };
const WORDS = 10;
/** Of the words that tell something, as they stand: less would be a guess. */
const NEEDED = 0.75;

/** A line of no known kind is covered by a sentence that says the same; that none does, proves nothing. */
export function findLine({ line }: Requirement, { knowledge }: Published): Result {
  const words = toContent(line).slice(0, WORDS);
  if (words.length < 2) return UNCHECKED;
  const [best] = search(knowledge.index, words, line);
  const [passage] = best?.passages ?? [];
  if (!best || !passage || best.exact < NEEDED || best.missing.length > 0) return UNCHECKED;
  const { project, topic } = best;
  return { status: 'covered', evidence: [toEvidence({ text: passage.text, project, topic }, knowledge)] };
}
