import type { Evidence, RequirementStatus } from '../../../shared-with-web/rules/fit-rules';
import { AVAILABILITY, DEGREE_LEVELS, findYears, GENERAL, REMOTE } from '../advert/advert-words';
import { hasDenial } from '../advert/denial';
import type { Requirement } from '../advert/clause-requirements';
import { tellingIn } from '../advert/facts';
import { patternOfLanguage } from '../advert/spoken-languages';
import { patternOf, stem, toContent } from '../../assistant/words/words';
import { deniesLanguage, isSpoken } from './spoken-language';
import { aboutPage, toEvidence, type Published } from './published';

export type Result = { status: RequirementStatus; evidence: Evidence[] };

const RATES = patternOf('rates');
const NOTHING: Result = { status: 'nothing', evidence: [] };

/** Years of work in general are compared; those with or in something are not published by number. */
export function findYearsOfWork({ text, line, beside }: Requirement, { knowledge }: Published): Result {
  const { yearsOfExperience: years } = knowledge.owner;
  const asked = findYears(text);
  if (years === null) return NOTHING;
  const quote = `${years} ${years === 1 ? 'year' : 'years'} of experience`;
  const evidence = [{ source: 'About', quote, link: aboutPage(knowledge.pages) }];
  const rest = line.replace(asked?.said ?? text, '');
  if (beside.length > 0 || tellingIn(rest, GENERAL.years).length > 0)
    return { status: 'unchecked', evidence };
  return { status: years >= (asked?.years ?? 0) ? 'covered' : 'less', evidence };
}

/** Covered when it is of the level, and of one of the subjects if any is named; else the reader compares. */
export function findDegree({ text }: Requirement, published: Published): Result {
  const education = aboutTopic('education', published);
  if (education.length === 0) return NOTHING;
  const { doctor, master, any } = DEGREE_LEVELS;
  // Only the lower one is asked where both are named.
  const asked = /bachelor|b\.? ?sc/i.test(text)
    ? any
    : [doctor, master, any].find((level) => level.test(text));
  const subjects = text.split(/[,;/()]| (?:or|oder) /).map((part) => tellingIn(part, GENERAL.degree));
  const named = subjects.filter((words) => words.length > 0);
  const isOf = (title: string) => {
    const said = toContent(title).map(stem);
    return named.length === 0 || named.some((words) => words.every((word) => said.includes(stem(word))));
  };
  // A place where somebody studied is no degree.
  const titles = published.knowledge.owner.education.map(({ title }) => title);
  const levels = asked === any ? [doctor, master, any] : [asked];
  const isHeld = (title = '') => levels.some((level) => level?.test(title)) && isOf(title);
  const shown = education.filter((_, at) => isHeld(titles[at]));
  return shown.length > 0
    ? { status: 'covered', evidence: shown.slice(0, 2) }
    : { status: 'unchecked', evidence: education.slice(0, 2) };
}

/** Covered by one sentence that says that the owner speaks it; one that only names it is the reader's to judge. */
export function findLanguage(language: string, { ofOwner, knowledge }: Published): Result {
  const pattern = patternOfLanguage(language);
  if (!pattern) return NOTHING;
  const naming = ofOwner.filter((passage) => pattern.test(passage.text));
  const spoken = naming.find((passage) => isSpoken(pattern, passage.text));
  if (spoken) return { status: 'covered', evidence: [toEvidence(spoken, knowledge)] };
  const [named] = naming;
  if (!named || naming.some((passage) => deniesLanguage(pattern, passage.text))) return NOTHING;
  return { status: 'unchecked', evidence: [toEvidence(named, knowledge)] };
}

/** Covered when the sentence says the same place, or 'remote' where that is asked without conditions. */
export function findPlace({ text }: Requirement, published: Published): Result {
  const said = [...aboutTopic('location', published), ...availabilityOf(published)];
  if (said.length === 0) return NOTHING;
  const { address } = published.knowledge.owner;
  const words = toContent(text);
  const places = toContent([address?.town, address?.country].filter(Boolean).join(' '));
  const isSaid = (quote: string) =>
    REMOTE.said.test(text)
      ? REMOTE.said.test(quote) && !REMOTE.bound.test(text)
      : places.some((place) => words.includes(place) && toContent(quote).includes(place));
  const isThere = said.filter(({ quote }) => quote && isSaid(quote) && !hasDenial(`${quote} ${text}`));
  return isThere.length > 0
    ? { status: 'covered', evidence: isThere.slice(0, 1) }
    : { status: 'unchecked', evidence: said.slice(0, 2) };
}

/** Dates and hours are the reader's to compare. */
export function findAvailability(_: Requirement, published: Published): Result {
  const said = availabilityOf(published);
  return said.length > 0 ? { status: 'unchecked', evidence: said.slice(0, 2) } : NOTHING;
}

/** But for what is said of rates beside it. */
function availabilityOf(published: Published): Evidence[] {
  return aboutTopic('availability', published).filter(
    ({ quote }) => quote !== null && (AVAILABILITY.test(quote) || !RATES.test(quote)),
  );
}

function aboutTopic(wanted: string, { ofOwner, knowledge }: Published): Evidence[] {
  return ofOwner.filter(({ topic }) => topic === wanted).map((passage) => toEvidence(passage, knowledge));
}
