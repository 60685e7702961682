import { FIT_LIMITS, type RequirementKind } from '../../../shared-with-web/fit-rules';
import { AVAILABILITY, CLAUSES, DEGREE_LEVELS, findYears, LANGUAGES, PLACE, ROLE } from './advert-words';
import { isDeniedBefore } from './denial';
import { deniesName } from './denied-names';
import { splitAdvert, type Clause } from './lines';
import { namesPlace, TITLE_LENGTH } from './named-place';
import { findTechnologies, keyOf } from './technologies';
import { unknownNames } from './unknown-names';

export type Requirement = {
  text: string;
  line: string;
  kind: RequirementKind;
  level: 'must' | 'nice';
  /** Of several in one line, the technologies; years with one of them are not years in general. */
  beside: string[];
};

const LINE_LENGTH = 300;
/** Of which the title and who looks for somebody are. */
const TITLE_LINES = 3;

/** What an advert asks for, in its order, each once; and the lines that seem to ask for nothing, or deny a name. */
export function findRequirements(
  advert: string,
  published: ReadonlySet<string>,
): { requirements: Requirement[]; leftOut: string[] } {
  const clauses = splitAdvert(advert);
  const hasList = clauses.some(
    ({ section, heading }) => heading && (section === 'must' || section === 'nice'),
  );
  const found = new Map<string, Requirement>();
  const leftOut: string[] = [];
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
      const key = `${requirement.kind} ${keyOf(requirement.text)}`;
      const known = found.get(key);
      if (!known || (known.level === 'nice' && requirement.level === 'must')) found.set(key, requirement);
    }
  });
  const requirements = [...found.values()];
  const beyond = requirements.splice(FIT_LIMITS.requirements).map(({ line }) => line);
  return { requirements, leftOut: [...leftOut, ...new Set(beyond)] };
}

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
  return { text, line: text, kind: 'unread', level, beside: [] };
}

function read(clause: Clause, at: number, hasList: boolean, published: ReadonlySet<string>): Requirement[] {
  const { text, section, level, isListed, heading } = clause;
  if (!/\p{L}/u.test(text) || CLAUSES.denied.test(text)) return [];
  const isBinding = CLAUSES.binding.test(text);
  // What stands in a list under a heading of no known kind is given back rather than lost.
  const isPoint = section === 'must' || section === 'nice' || (section === 'none' && isListed);
  const isFirst = section === 'head' && at < TITLE_LINES;
  const isPlace = namesPlace(text, isFirst);
  const place = { kind: 'place' as const, text: text.slice(0, LINE_LENGTH) };
  if (section === 'other' && !isBinding) return isPlace ? [toRequirement([], clause)(place)] : [];
  const facts = readFacts(clause, isPoint || !hasList);
  if (isPlace && !facts.some(({ kind }) => kind === 'place')) facts.push(place);
  const isHeadline = isFirst && isTitle(text);
  const isElsewhere = !isPoint && !isBinding && !isHeadline && hasList;
  if (section === 'place' || isElsewhere) return facts.map(toRequirement([], clause));
  const isAsked = isPoint || isBinding || section === 'head' || CLAUSES.asked.test(text);
  const technologies = isAsked ? findTechnologies(text, published) : [];
  const isListOfNames = !isHeadline && (isPoint || technologies.length > 0);
  const more = (isListOfNames ? unknownNames(text, technologies) : []).filter(
    (name) => !isDeniedBefore(text, { index: text.indexOf(name) }),
  );
  const names = [...technologies, ...more].map((name) => ({ text: name, kind: 'technology' as const }));
  const found = [...names, ...facts];
  const isQuality = isPoint && section !== 'none' && !heading ? text.length > 2 : CLAUSES.quality.test(text);
  if (isQuality && (found.length === 0 || (!isPoint && names.length === 0))) {
    found.push({ text, kind: 'other' });
  }
  return found.map(toRequirement(technologies, { ...clause, level }));
}

/** `Senior React Developer (m/f/d)` asks for what it names. */
const isTitle = (text: string) => text.length <= TITLE_LENGTH && ROLE.test(text);

type Fact = { text: string; kind: RequirementKind };

const toRequirement =
  (beside: string[], { text, level }: Clause) =>
  (fact: Fact): Requirement => ({ ...fact, line: text.slice(0, LINE_LENGTH), level, beside });

/** @param isAsked whether the text is about the person looked for */
function readFacts({ text, section }: Clause, isAsked: boolean): Fact[] {
  const line = text.slice(0, LINE_LENGTH);
  const facts: Fact[] = [];
  const add = (kind: RequirementKind, fact: string) => facts.push({ kind, text: fact });
  const isAvailability = (isAsked || section === 'head' || section === 'place') && AVAILABILITY.test(text);
  if ((section === 'place' && !isAvailability) || PLACE.test(text)) add('place', line);
  if (isAvailability) add('availability', line);
  if (!isAsked) return facts;
  const years = findYears(text);
  if (years) add('years', years.said);
  if (Object.values(DEGREE_LEVELS).some((level) => level.test(text))) add('degree', line);
  for (const { name, pattern } of LANGUAGES) {
    const said = pattern.exec(text);
    if (said && !isDeniedBefore(text, said)) add('language', name);
  }
  return facts;
}
