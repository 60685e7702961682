import { describe, expect, test } from 'vitest';
import type { Requirement } from '../../src/api/fit/advert/clause-requirements';
import { findRequirements } from '../../src/api/fit/advert/requirements';
import { languagesNamed } from '../../src/api/fit/advert/spoken-languages';
import { keyOf } from '../../src/api/fit/advert/technologies';
import { toPublished } from '../../src/api/fit/evidence/published';
import { knowledgeOf } from '../assistant/evaluation/owners';
import { readMarked, type Mark } from './adverts';
import owner from './adverts/owner.json' with { type: 'json' };

const { names } = toPublished(await knowledgeOf({ ...owner, questions: [] }));

function isFound({ kind, text }: Mark, requirement: Requirement): boolean {
  if (kind !== requirement.kind) return false;
  if (kind === 'technology') return keyOf(text) === keyOf(requirement.text);
  if (kind === 'language') return languagesNamed(text).some(({ name }) => name === requirement.text);
  return `${requirement.line} ${requirement.text}`.includes(text);
}

function measure(name: string) {
  const { advert, marks } = readMarked(name);
  // A line given back as not understood claims nothing, and finds nothing. Alternatives are marked one by one.
  const found = findRequirements(advert, names)
    .requirements.filter(({ kind }) => kind !== 'unread')
    .flatMap((one) => one.names.map((text) => ({ ...one, text })));
  const missed = marks.filter((mark) => !found.some((one) => isFound(mark, one)));
  const wrong = found.filter((one) => !marks.some((mark) => isFound(mark, one)));
  const right = marks.length - missed.length;
  return {
    precision: (found.length - wrong.length) / found.length,
    recall: right / marks.length,
    missed,
    wrong,
  };
}

/**
 * Below what was measured. At first sight `unseen-mobile` and `unseen-data` were at a recall of 0 and 0.13, `gis` and
 * `medizintechnik` at 0.20 and 0.50, the four after them at 0.21, 0.06, 0.76 and 0.60, the three after them at 0.72, 0.42
 * and 0.88, with a precision of 0.59, 0.67 and 0.56, the three from `jobboerse` on at 0.94, 0.72 and 1, and the nine at the end, of twenty-six
 * that were read for the first time, with the others at 0.67 and a precision of 0.75: adverts have ever new headings, bullets and abbreviations. What is missed is given back as not checked.
 */
const FLOORS: [name: string, precision: number, recall: number][] = [
  ['headings', 0.9, 0.95],
  ['prose', 0.9, 0.9],
  ['agency', 0.9, 0.95],
  ['none', 0.9, 0.9],
  ['agentur', 0.9, 0.9],
  ['konzern', 0.9, 0.95],
  ['long', 0.75, 0.95],
  ['short', 0.9, 0.9],
  ['unseen-mobile', 0.65, 0.6],
  ['unseen-data', 0.9, 0.8],
  ['gis', 0.9, 0.95],
  ['medizintechnik', 0.9, 0.75],
  ['boardgames', 0.85, 0.6],
  ['personaldienst', 0.9, 0.55],
  ['baeckerei', 0.65, 0.7],
  ['seedbank', 0.75, 0.7],
  ['linkedin', 0.9, 0.75],
  ['kiez', 0.85, 0.8],
  ['pdf', 0.75, 0.8],
  ['glued', 0.9, 0.9],
  ['jobboerse', 0.9, 0.9],
  ['mail', 0.85, 0.95],
  ['odd-headings', 0.65, 0.75],
  ['council', 0.75, 0.65],
  ['copied', 0.85, 0.75],
  ['drives', 0.85, 0.7],
  ['university', 0.9, 0.95],
  ['questions', 0.85, 0.75],
  ['versicherung', 0.7, 0.65],
  ['toggles', 0.85, 0.8],
  ['forwarded', 0.9, 0.8],
];

describe('what adverts ask for', () => {
  test.each(FLOORS)('is found in the advert %s', (name, leastPrecision, leastRecall) => {
    const { precision, recall, missed, wrong } = measure(name);
    expect(precision, JSON.stringify(wrong)).toBeGreaterThanOrEqual(leastPrecision);
    expect(recall, JSON.stringify(missed)).toBeGreaterThanOrEqual(leastRecall);
  });
});
