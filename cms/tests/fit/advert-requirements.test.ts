import { describe, expect, test } from 'vitest';
import { findRequirements, type Requirement } from '../../src/api/fit/advert/requirements';
import { LANGUAGES } from '../../src/api/fit/advert/advert-words';
import { keyOf } from '../../src/api/fit/advert/technologies';
import { toPublished } from '../../src/api/fit/evidence/published';
import { knowledgeOf } from '../assistant/evaluation/owners';
import { readMarked, type Mark } from './adverts';
import owner from './adverts/owner.json' with { type: 'json' };

const { names } = toPublished(await knowledgeOf({ ...owner, questions: [] }));

function isFound({ kind, text }: Mark, requirement: Requirement): boolean {
  if (kind !== requirement.kind) return false;
  if (kind === 'technology') return keyOf(text) === keyOf(requirement.text);
  if (kind === 'language')
    return LANGUAGES.some(({ name, pattern }) => name === requirement.text && pattern.test(text));
  return `${requirement.line} ${requirement.text}`.includes(text);
}

function measure(name: string) {
  const { advert, marks } = readMarked(name);
  const found = findRequirements(advert, names);
  const missed = marks.filter((mark) => !found.some((one) => isFound(mark, one)));
  const wrong = found.filter((one) => !marks.some((mark) => isFound(mark, one)));
  const right = marks.length - missed.length;
  const levels = marks.filter((mark) => found.some((one) => isFound(mark, one) && one.level === mark.level));
  if (process.env.FIT_SHOW)
    console.log(name, marks.length, found.length, {
      precision: ((found.length - wrong.length) / found.length).toFixed(2),
      recall: (right / marks.length).toFixed(2),
      levels: (levels.length / right).toFixed(2),
      missed: missed.map(({ kind, text }) => `${kind} ${text}`),
      wrong: wrong.map(({ kind, text }) => `${kind} ${text}`),
    });
  return { precision: (found.length - wrong.length) / found.length, recall: right / marks.length };
}

describe('what adverts ask for', () => {
  test.each(['headings', 'prose', 'agency', 'none', 'agentur', 'konzern', 'long', 'short', ...(process.env.FIT_SHOW ?? '').split(',').filter(Boolean).slice(1)])(
    'is found in the advert %s',
    (name) => {
      const { precision, recall } = measure(name);
      expect(precision).toBeGreaterThan(0);
      expect(recall).toBeGreaterThan(0);
    },
  );
});
