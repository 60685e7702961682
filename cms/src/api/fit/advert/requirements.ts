import { FIT_LIMITS, type RequirementKind } from '../../../shared-with-web/fit-rules';
import { AVAILABILITY, CLAUSES, DEGREE_LEVELS, findYears, LANGUAGES, PLACE } from './advert-words';
import { splitAdvert, type Clause } from './lines';
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

/** What an advert asks for, in its order, each once. */
export function findRequirements(advert: string, published: ReadonlySet<string>): Requirement[] {
  const clauses = splitAdvert(advert);
  const hasList = clauses.some(({ section }) => section === 'must' || section === 'nice');
  const found = new Map<string, Requirement>();
  for (const clause of clauses) {
    for (const requirement of read(clause, hasList, published)) {
      const key = `${requirement.kind} ${keyOf(requirement.text)}`;
      const known = found.get(key);
      if (!known || (known.level === 'nice' && requirement.level === 'must')) found.set(key, requirement);
    }
  }
  return [...found.values()].slice(0, FIT_LIMITS.requirements);
}

function read(clause: Clause, hasList: boolean, published: ReadonlySet<string>): Requirement[] {
  const { text, section, level, isListed } = clause;
  // What stands in a list under a heading of no known kind is given back rather than lost.
  const isPoint = section === 'must' || section === 'nice' || (section === 'none' && isListed);
  if (section === 'other' || CLAUSES.denied.test(text)) return [];
  const facts = readFacts(clause, isPoint || !hasList);
  if (section === 'place' || (!isPoint && hasList)) return facts.map(toRequirement([], clause));
  const isAsked = isPoint || section === 'head' || CLAUSES.asked.test(text);
  const technologies = isAsked ? findTechnologies(text, published) : [];
  const more = isPoint || technologies.length > 1 ? unknownNames(text, technologies) : [];
  const names = [...technologies, ...more].map((name) => ({ text: name, kind: 'technology' as const }));
  const found = [...names, ...facts];
  const isQuality = isPoint ? text.length > 2 : CLAUSES.quality.test(text);
  if (isQuality && (found.length === 0 || (!isPoint && names.length === 0))) {
    found.push({ text: text.slice(0, LINE_LENGTH), kind: 'other' });
  }
  return found.map(toRequirement(technologies, { ...clause, level }));
}

type Fact = { text: string; kind: RequirementKind };

const toRequirement =
  (beside: string[], { text, level }: Clause) =>
  (fact: Fact): Requirement => ({ ...fact, line: text.slice(0, LINE_LENGTH), level, beside });

/** @param isAsked whether the text is about the person looked for */
function readFacts({ text, section }: Clause, isAsked: boolean): Fact[] {
  const line = text.slice(0, LINE_LENGTH);
  const facts: Fact[] = [];
  const add = (kind: RequirementKind, fact: string) => facts.push({ kind, text: fact });
  if (section === 'place' || PLACE.test(text)) add('place', line);
  if (isAsked && AVAILABILITY.test(text)) add('availability', line);
  if (!isAsked) return facts;
  const years = findYears(text);
  if (years) add('years', years.said);
  if (Object.values(DEGREE_LEVELS).some((level) => level.test(text))) add('degree', line);
  for (const { name, pattern } of LANGUAGES) if (pattern.test(text)) add('language', name);
  return facts;
}
