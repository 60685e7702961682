import { FIT_LIMITS } from '../../../shared-with-web/rules/fit-rules';
import { CLAUSES, GENERAL } from './advert-words';
import { isTitle, readClause, withoutDenied, type Requirement } from './clause-requirements';
import { deniesName } from './denied-names';
import { tellingIn, toFact } from './facts';
import { splitAdvert } from './lines';
import type { Clause } from './sections';
import { keyOf } from './technologies';

/** Of which the title and who looks for somebody are. */
const TITLE_LINES = 3;

/** What an advert asks for, in its order, each once; and the lines that seem to ask for nothing, or deny a name. */
export function findRequirements(
  advert: string,
  published: ReadonlySet<string>,
): { requirements: Requirement[]; leftOut: string[] } {
  const { clauses, furniture } = splitAdvert(advert);
  const hasList = clauses.some(
    ({ section, heading }) => heading && (section === 'must' || section === 'nice'),
  );
  const found = new Map<string, Requirement>();
  const leftOut = [...furniture];
  const read: Requirement[][] = [];
  clauses.forEach((clause, at) => {
    // A column of a table may have no name.
    if (clause.heading === 'known' || (clause.heading && !/[\p{L}\p{N}]/u.test(clause.text))) return;
    const requirements = readClause(clause, { isAtTop: at < TITLE_LINES, hasList, published });
    if (requirements.length === 0 && mayAsk(clause, clauses[at + 1], hasList))
      requirements.push(toUnread(clause));
    const isUnread = requirements.some(({ kind }) => kind === 'unread');
    if (requirements.length === 0 || (!isUnread && deniesName(clause.text, published)))
      leftOut.push(clause.text);
    read.push(requirements);
    for (const requirement of requirements) {
      const key = keyOfAll(requirement);
      const known = found.get(key);
      if (!known || (known.level === 'nice' && requirement.level === 'must')) found.set(key, requirement);
    }
  });
  leftOut.push(...linesBeside(found, read));
  let names = 0;
  const requirements: Requirement[] = [];
  for (const requirement of found.values()) {
    names += requirement.names.length;
    if (names <= FIT_LIMITS.requirements) requirements.push(requirement);
    else leftOut.push(requirement.line);
  }
  return { requirements, leftOut: [...new Set(leftOut)] };
}

/** What is named again may be another thing: `Python for data pipelines` and `Python for teaching children`. */
function linesBeside(found: ReadonlyMap<string, Requirement>, read: readonly Requirement[][]): string[] {
  const shown = new Set(Array.from(found.values(), ({ line }) => line));
  return read.flatMap((requirements) => {
    const { line = '' } = requirements[0] ?? {};
    if (shown.has(line)) return [];
    const rest = requirements.reduce((said, { text }) => said.replace(text, ''), line);
    return tellingIn(rest, GENERAL.years, CLAUSES.usual).length > 0 ? [line] : [];
  });
}

const keyOfAll = ({ kind, names, isOpen }: Requirement) =>
  [kind, isOpen, ...names.map(keyOf).sort()].join(' ');

/** A line that was not understood is given back rather than lost, unless it is known to be about something else. */
function mayAsk({ text, section, heading }: Clause, next: Clause | undefined, hasList: boolean): boolean {
  const rest = text.replace(CLAUSES.nice, '').replace(CLAUSES.filler, '');
  if (!/\p{L}{2}/u.test(rest) || withoutDenied(text) === '') return false;
  // A heading with lines under it says nothing of its own.
  if (heading && next && !next.heading) return false;
  if (section === 'none' || section === 'must' || section === 'nice') return true;
  if (CLAUSES.binding.test(text)) return true;
  if (section !== 'head') return false;
  // Without a list of what is asked, nothing is known to be only an introduction.
  return CLAUSES.asked.test(text) || (!hasList && !isTitle(text) && !CLAUSES.about.test(text));
}

function toUnread({ text, level }: Clause): Requirement {
  return { ...toFact('unread', text), line: text, level, beside: [] };
}
