import type { Requirement } from '../advert/clause-requirements';
import type { Result } from './owner-evidence';

const MAX_EVIDENCE = 3;

/** Covered by any of the names; where what is like them would do, that none is published tells nothing. */
export function findAny({ names, isOpen }: Requirement, find: (name: string) => Result): Result {
  const all = names.map(find);
  const covered = all.filter(({ status }) => status === 'covered');
  if (covered.length > 0) return { status: 'covered', evidence: evidenceOf(covered) };
  const isUnchecked = isOpen || all.some(({ status }) => status === 'unchecked');
  return { status: isUnchecked ? 'unchecked' : 'nothing', evidence: evidenceOf(all) };
}

/** Of each name the first, then the next ones; a sentence may show several. */
function evidenceOf(results: readonly Result[]): Result['evidence'] {
  const ranked = results
    .flatMap(({ evidence }) => evidence.map((one, rank) => ({ one, rank })))
    .sort((a, b) => a.rank - b.rank);
  const different = new Map(ranked.map(({ one }) => [`${one.link} ${one.quote}`, one]));
  return [...different.values()].slice(0, MAX_EVIDENCE);
}
