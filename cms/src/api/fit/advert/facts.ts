import { startOf } from '../../../shared-with-web/start-of';
import { toContent } from '../../assistant/words/words';
import type { RequirementKind } from '../../../shared-with-web/rules/fit-rules';
import {
  ADVERT_WORDS,
  AVAILABILITY,
  CLAUSES,
  DEGREE_LEVELS,
  findYears,
  GENERAL,
  OFFERED,
  PLACE,
  toPattern,
} from './advert-words';
import { groupAlternatives, type Alternatives } from './alternatives';
import { isDeniedBefore } from './denial';
import type { Clause } from './sections';
import { languagesNamed } from './spoken-languages';

/** What a clause asks for: any of the names meets it. */
export type Fact = Alternatives & { kind: RequirementKind };

/** What stands behind a language that is none: `a Dutch start-up`. */
const NATIONALS = toPattern(ADVERT_WORDS.speaking.nationals);
/** What stands behind a language that nobody needs. */
const DENIED = /^ (?:is|are|ist|sind) (?:not|nicht)(?! (?:only|just|nur))/i;
const LINE_LENGTH = 300;

/** In words: a place, a month. */
const MAX_USUAL = 2;

export const toLine = (text: string): string => startOf(text, LINE_LENGTH);

export const toFact = (kind: RequirementKind, text: string): Fact => ({
  ...{ kind, text },
  ...{ names: [text], isOpen: false },
});

/**
 * @param isAsked whether the text is about the person looked for
 * @param isTold whether it tells of who looks: `We have 30 years of experience`
 */
export function readFacts({ text, section, heading }: Clause, isAsked: boolean, isTold = false): Fact[] {
  const line = toLine(text);
  const facts: Fact[] = [];
  const add = (kind: RequirementKind, fact: string) => facts.push(toFact(kind, fact));
  const isAvailability = AVAILABILITY.test(text);
  const isOther = isAvailability || heading || OFFERED.test(text) || CLAUSES.about.test(text);
  const isOfPlace = section === 'place' && !isOther;
  if (isOfPlace || PLACE.test(text)) add('place', line);
  if (isAvailability) add('availability', line);
  if (!isAsked) return facts;
  const years = isTold ? undefined : findYears(text);
  if (years) add('years', years.said);
  if (Object.values(DEGREE_LEVELS).some((level) => level.test(text))) add('degree', line);
  const languages = groupAlternatives(text, languagesIn(text));
  return [...facts, ...languages.map((one) => ({ ...one, kind: 'language' as const }))];
}

/** Whether a sentence asks for more than its facts: `You should speak German` does not. */
export function saysMore(text: string): boolean {
  const rest = [AVAILABILITY, PLACE, ...languagesNamed(text).map(({ pattern }) => pattern)].reduce(
    (said, pattern) => said.replace(pattern, ' '),
    text,
  );
  return tellingIn(rest, GENERAL.years, GENERAL.degree, CLAUSES.usual).length > MAX_USUAL;
}

/** What a text asks beside what such requirements are made of. */
export const tellingIn = (text: string, ...general: RegExp[]): string[] =>
  toContent(text).filter((word) => !general.some((one) => one.test(word)));

function languagesIn(text: string) {
  return languagesNamed(text).flatMap(({ name, pattern }) => {
    const said = pattern.exec(text);
    if (!said || isDeniedBefore(text, said)) return [];
    const after = text.slice(said.index + said[0].length);
    if (DENIED.test(after) || NATIONALS.test(after)) return [];
    return [{ text: name, at: said.index, end: said.index + said[0].length }];
  });
}
