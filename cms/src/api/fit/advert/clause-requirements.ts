import { CLAUSES, GENERAL, ROLE, TERMS } from './advert-words';
import { groupAlternatives, type Alternatives } from './alternatives';
import { isDeniedBefore } from './denial';
import { readFacts, saysMore, tellingIn, toFact, toLine, type Fact } from './facts';
import type { Clause } from './sections';
import { namesPlace, TITLE_LENGTH } from './named-place';
import { technologiesIn } from './technologies';
import { unknownNames } from './unknown-names';

export type Requirement = Fact & {
  line: string;
  level: 'must' | 'nice';
  /** Of several in one line, the technologies; years with one of them are not years in general. */
  beside: string[];
};

/** Whether a clause stands where titles do, whether any heading says what is asked, and the names that are published. */
type Around = { isAtTop: boolean; hasList: boolean; published: ReadonlySet<string> };

/** What a clause asks for, by the section it stands in and by how it is put. */
export function readClause(whole: Clause, { isAtTop, hasList, published }: Around): Requirement[] {
  const clause = { ...whole, text: withoutDenied(whole.text) };
  const { text, section, isListed } = clause;
  if (!/\p{L}/u.test(text)) return [];
  const isBinding = CLAUSES.binding.test(text);
  const isFirst = section === 'head' && isAtTop;
  const isPlace = namesPlace(text, isFirst);
  if (section === 'other' && !isBinding) return toRequirements(termsOf(clause, isPlace), [], clause);
  // What stands in a list under a heading of no known kind is given back rather than lost.
  const isPoint = section === 'must' || section === 'nice' || (section === 'none' && isListed);
  const isAsked = isBinding || CLAUSES.asked.test(text);
  const isTold = !isPoint && !isBinding && isTelling(text);
  const facts = readFacts(clause, isPoint || isAsked || !hasList, isTold);
  if (isPlace && !facts.some(({ kind }) => kind === 'place')) facts.push(toFact('place', toLine(text)));
  const isHeadline = isFirst && isTitle(text);
  const isElsewhere = !isPoint && !isBinding && !isHeadline && hasList;
  if (section === 'place' || isElsewhere) return toRequirements(facts, [], clause);
  const asksForNames = isPoint || isAsked || (section === 'head' && (isHeadline || !isTelling(text)));
  const { names, known } = asksForNames ? readNames(text, isHeadline, isPoint, published) : NO_NAMES;
  const found = [...names.map(toTechnology), ...facts];
  const isMore = found.length === 0 || (!isPoint && names.length === 0 && saysMore(text));
  if (isMore && asksForMore(clause, isPoint, isAsked)) found.push(toFact('other', text));
  return toRequirements(found, known, clause);
}

/** What of it asks for something, beside a part that does not: `no degree needed, but you must know React`. */
export function withoutDenied(text: string): string {
  if (!CLAUSES.denied.test(text)) return text;
  const asking = CLAUSES.law.test(text) ? [] : text.split(PARTS).filter(asksOnly);
  return asking.join(', ');
}

const PARTS = /[,;] +(?:but |aber )?| (?=(?:as|because|since) (?:we|our)\b)/i;
const asksOnly = (part: string): boolean =>
  (CLAUSES.binding.test(part) || CLAUSES.asked.test(part)) && !CLAUSES.denied.test(part);

type Names = { names: Alternatives[]; known: string[] };
const NO_NAMES: Names = { names: [], known: [] };

/** Those that are on a list of ours, and beside them what else is listed. */
function readNames(
  text: string,
  isHeadline: boolean,
  isPoint: boolean,
  published: ReadonlySet<string>,
): Names {
  const technologies = technologiesIn(text, published);
  const known = technologies.map((one) => one.text);
  const isList = !isHeadline && (isPoint || known.length > 0);
  return {
    names: groupAlternatives(text, [...technologies, ...(isList ? othersIn(text, known) : [])]),
    known,
  };
}

/** Under a heading of something else, how and where the work is may stand, too. */
function termsOf(clause: Clause, isPlace: boolean): Fact[] {
  if (TERMS.test(clause.text)) return readFacts({ ...clause, section: 'head' }, false);
  return isPlace ? [toFact('place', toLine(clause.text))] : [];
}

function asksForMore(
  { text, section, heading, isLater }: Clause,
  isPoint: boolean,
  isAsked: boolean,
): boolean {
  if (!isPoint || section === 'none' || heading) return CLAUSES.quality.test(text);
  // `We have an app. It has one maintainer.` goes on with what was said.
  return text.length > 2 && (isAsked || !isLater || !isTelling(text));
}

const othersIn = (text: string, known: readonly string[]) =>
  unknownNames(text, known)
    .map((name) => ({ text: name, at: text.indexOf(name), end: text.indexOf(name) + name.length }))
    .filter(({ at }) => !isDeniedBefore(text, { index: at }));

/** `Senior React Developer (m/f/d)` asks for what it names. */
export const isTitle = (text: string): boolean => text.length <= TITLE_LENGTH && ROLE.test(text);

/** `Our app is written in Java` asks for nothing. */
const isTelling = (text: string) => CLAUSES.telling.test(text) && !CLAUSES.nice.test(text);

const toTechnology = (names: Alternatives): Fact => ({ ...names, kind: 'technology' });

function toRequirements(facts: readonly Fact[], beside: string[], { text, level }: Clause): Requirement[] {
  const line = toLine(text);
  const isWhole = facts.length === 1 && facts.every((fact) => isOfSomething(fact, line));
  return (isWhole ? [toFact('years', line)] : facts).map((fact) => ({ ...fact, line, level, beside }));
}

/** `5 years of beekeeping` are others than those of nursing. */
const isOfSomething = ({ kind, text }: Fact, line: string): boolean =>
  kind === 'years' && tellingIn(line.replace(text, ''), GENERAL.years).length > 0;
