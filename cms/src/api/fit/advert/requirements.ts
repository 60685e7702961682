import { FIT_LIMITS } from '../../../shared-with-web/rules/fit-rules';
import { CLAUSES, ROLE } from './advert-words';
import { groupAlternatives } from './alternatives';
import { isDeniedBefore } from './denial';
import { deniesName } from './denied-names';
import { readFacts, saysMore, toFact, toLine, type Fact } from './facts';
import { splitAdvert, type Clause } from './lines';
import { namesPlace, TITLE_LENGTH } from './named-place';
import { keyOf, technologiesIn } from './technologies';
import { unknownNames } from './unknown-names';

export type Requirement = Fact & {
  line: string;
  level: 'must' | 'nice';
  /** Of several in one line, the technologies; years with one of them are not years in general. */
  beside: string[];
};

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
  clauses.forEach((clause, at) => {
    // A column of a table may have no name.
    if (clause.heading === 'known' || (clause.heading && !/[\p{L}\p{N}]/u.test(clause.text))) return;
    const requirements = read(clause, at, hasList, published);
    if (requirements.length === 0 && mayAsk(clause, clauses[at + 1], hasList))
      requirements.push(toUnread(clause));
    const isUnread = requirements.some(({ kind }) => kind === 'unread');
    if (requirements.length === 0 || (!isUnread && deniesName(clause.text, published)))
      leftOut.push(clause.text);
    for (const requirement of requirements) {
      const key = keyOfAll(requirement);
      const known = found.get(key);
      if (!known || (known.level === 'nice' && requirement.level === 'must')) found.set(key, requirement);
    }
  });
  let names = 0;
  const requirements: Requirement[] = [];
  for (const requirement of found.values()) {
    names += requirement.names.length;
    if (names <= FIT_LIMITS.requirements) requirements.push(requirement);
    else leftOut.push(requirement.line);
  }
  return { requirements, leftOut: [...new Set(leftOut)] };
}

const keyOfAll = ({ kind, names, isOpen }: Requirement) =>
  [kind, isOpen, ...names.map(keyOf).sort()].join(' ');

/** A line that was not understood is given back rather than lost, unless it is known to be about something else. */
function mayAsk({ text, section, heading }: Clause, next: Clause | undefined, hasList: boolean): boolean {
  const rest = text.replace(CLAUSES.nice, '').replace(CLAUSES.filler, '');
  if (!/\p{L}{2}/u.test(rest) || CLAUSES.denied.test(text)) return false;
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

function read(clause: Clause, at: number, hasList: boolean, published: ReadonlySet<string>): Requirement[] {
  const { text, section, isListed, heading } = clause;
  if (!/\p{L}/u.test(text) || CLAUSES.denied.test(text)) return [];
  const isBinding = CLAUSES.binding.test(text);
  // What stands in a list under a heading of no known kind is given back rather than lost.
  const isPoint = section === 'must' || section === 'nice' || (section === 'none' && isListed);
  const isFirst = section === 'head' && at < TITLE_LINES;
  const isPlace = namesPlace(text, isFirst);
  const place = toFact('place', toLine(text));
  if (section === 'other' && !isBinding) return isPlace ? [toRequirement([], clause)(place)] : [];
  const facts = readFacts(clause, isPoint || !hasList);
  if (isPlace && !facts.some(({ kind }) => kind === 'place')) facts.push(place);
  const isHeadline = isFirst && isTitle(text);
  const isElsewhere = !isPoint && !isBinding && !isHeadline && hasList;
  if (section === 'place' || isElsewhere) return facts.map(toRequirement([], clause));
  const isAsked = isPoint || isBinding || section === 'head' || CLAUSES.asked.test(text);
  const known = isAsked ? technologiesIn(text, published) : [];
  const technologies = known.map((one) => one.text);
  const isListOfNames = !isHeadline && (isPoint || known.length > 0);
  const more = (isListOfNames ? unknownNames(text, technologies) : [])
    .map((name) => ({ text: name, at: text.indexOf(name), end: text.indexOf(name) + name.length }))
    .filter(({ at }) => !isDeniedBefore(text, { index: at }));
  const names = groupAlternatives(text, [...known, ...more]);
  const found: Fact[] = [...names.map((one) => ({ ...one, kind: 'technology' as const })), ...facts];
  const isQuality = isPoint && section !== 'none' && !heading ? text.length > 2 : CLAUSES.quality.test(text);
  if (isQuality && (found.length === 0 || (!isPoint && names.length === 0 && saysMore(text)))) {
    found.push(toFact('other', text));
  }
  return found.map(toRequirement(technologies, clause));
}

/** `Senior React Developer (m/f/d)` asks for what it names. */
const isTitle = (text: string) => text.length <= TITLE_LENGTH && ROLE.test(text);

const toRequirement =
  (beside: string[], { text, level }: Clause) =>
  (fact: Fact): Requirement => ({ ...fact, line: toLine(text), level, beside });
