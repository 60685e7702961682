import type { Evidence, RequirementStatus } from '../../../shared-with-web/fit-rules';
import { DEGREE_LEVELS, findYears, LANGUAGES } from '../advert/advert-words';
import type { Requirement } from '../advert/requirements';
import { toContent } from '../../assistant/search/words';
import { aboutPage, toEvidence, type Published } from './published';

export type Result = { status: RequirementStatus; evidence: Evidence[] };

const NOTHING: Result = { status: 'nothing', evidence: [] };

/** Years in general are compared; those with one technology are not published by number. */
export function findYearsOfWork({ text, beside }: Requirement, { knowledge }: Published): Result {
  const { yearsOfExperience: years } = knowledge.owner;
  if (years === null) return NOTHING;
  const quote = `${years} ${years === 1 ? 'year' : 'years'} of experience`;
  const evidence = [{ source: 'About', quote, link: aboutPage(knowledge.pages) }];
  if (beside.length > 0) return { status: 'unchecked', evidence };
  return { status: years >= (findYears(text)?.years ?? 0) ? 'covered' : 'less', evidence };
}

export function findDegree({ text }: Requirement, published: Published): Result {
  const education = aboutTopic('education', published);
  if (education.length === 0) return NOTHING;
  const { doctor, master, any } = DEGREE_LEVELS;
  // Only the lower one is asked where both are named.
  const asked = /bachelor|b\.? ?sc/i.test(text)
    ? any
    : [doctor, master, any].find((level) => level.test(text));
  const held = education.filter(({ quote }) =>
    [doctor, master, any].some((level) => level.test(quote ?? '')),
  );
  const isHeld = held.some(({ quote }) => asked === any || asked?.test(quote ?? ''));
  return { status: isHeld ? 'covered' : 'unchecked', evidence: (isHeld ? held : education).slice(0, 2) };
}

export function findLanguage({ text }: Requirement, { ofOwner, knowledge }: Published): Result {
  const pattern = LANGUAGES.find(({ name }) => name === text)?.pattern;
  const said = ofOwner.filter((passage) => pattern?.test(passage.text)).slice(0, 1);
  if (said.length === 0) return NOTHING;
  return { status: 'covered', evidence: said.map((passage) => toEvidence(passage, knowledge)) };
}

/** Covered when the sentence says the same place or 'remote'; else the reader compares. */
export function findPlace({ text }: Requirement, published: Published): Result {
  const said = [...aboutTopic('location', published), ...aboutTopic('availability', published)];
  if (said.length === 0) return NOTHING;
  const { address } = published.knowledge.owner;
  const words = toContent(text);
  const places = toContent([address?.town, address?.country].filter(Boolean).join(' '));
  const isThere = /remote/i.test(text)
    ? said.filter(({ quote }) => /(?<!not |no )remote/i.test(quote ?? ''))
    : said.filter(({ quote }) =>
        places.some((place) => words.includes(place) && toContent(quote ?? '').includes(place)),
      );
  return isThere.length > 0
    ? { status: 'covered', evidence: isThere.slice(0, 1) }
    : { status: 'unchecked', evidence: said.slice(0, 2) };
}

/** Dates and hours are the reader's to compare. */
export function findAvailability(_: Requirement, published: Published): Result {
  const said = aboutTopic('availability', published);
  return said.length > 0 ? { status: 'unchecked', evidence: said.slice(0, 2) } : NOTHING;
}

function aboutTopic(wanted: string, { ofOwner, knowledge }: Published): Evidence[] {
  return ofOwner.filter(({ topic }) => topic === wanted).map((passage) => toEvidence(passage, knowledge));
}
