import { ADVERT_WORDS, OFFERED, toPattern } from './advert-words';
import type { Clause, Section } from './sections';

const KINDS: [Section, RegExp][] = [
  ['other', OFFERED],
  ['other', toPattern(ADVERT_WORDS.told.tasks)],
  ['must', toPattern(ADVERT_WORDS.told.asked)],
];
/** Of the clauses under a heading. */
const LEAST = 0.3;

/** What stands under a heading of no known kind tells its kind, if enough of it does. */
export function guessSections(clauses: readonly Clause[]): Clause[] {
  const groups: Clause[][] = [[]];
  for (const clause of clauses) {
    if (clause.heading) groups.push([]);
    groups.at(-1)?.push(clause);
  }
  return groups.flatMap((group) => {
    const section = group[0]?.section === 'none' ? guess(group.slice(1)) : undefined;
    return section ? group.map((clause) => ({ ...clause, section })) : group;
  });
}

function guess(clauses: readonly Clause[]): Section | undefined {
  const counts = KINDS.map(([section, pattern]) => ({
    section,
    count: clauses.filter(({ text }) => pattern.test(text)).length,
  })).sort((a, b) => b.count - a.count);
  const [most] = counts;
  return most && most.count > 0 && most.count >= LEAST * clauses.length ? most.section : undefined;
}
