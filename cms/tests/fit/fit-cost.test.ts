import { describe, expect, test } from 'vitest';
import { readAdvert } from '../../src/api/fit/advert/read-advert';
import { compareByRules } from '../../src/api/fit/evidence/compare';
import { toPublished, type Published } from '../../src/api/fit/evidence/published';
import { addItems, parseItems } from '../../src/api/fit/model/check-items';
import { instructToCompare } from '../../src/api/fit/model/instruction';
import { FIT_LIMITS, type Evidence } from '../../src/shared-with-web/rules/fit-rules';
import { knowledgeOf } from '../assistant/evaluation/owners';
import { ADVERSE_ADVERTS } from './adverse-adverts';
import owner from './adverts/owner.json' with { type: 'json' };
import { cpuOf, measureCpu } from '../harness/measure-cpu';

/** As many projects, with case studies of so many characters. */
const CONTENTS = [
  [5000, 0],
  [60, 30_000],
] as const;
const text = owner.projects.map(({ description }) => description).join(' ');

async function contentOf(count: number, length: number) {
  const projects = Array.from({ length: count }, (_, copy) => {
    const project = owner.projects[copy % owner.projects.length];
    const from = copy * 97;
    const caseStudy = length > 0 ? text.repeat(Math.ceil((length + from) / text.length)) : '';
    const one = {
      ...project,
      title: `${project?.title} ${copy}`,
      caseStudy: caseStudy.slice(from, from + length),
    };
    return one as unknown as (typeof owner.projects)[number];
  });
  return knowledgeOf({ ...owner, projects, questions: [] });
}

// Garbage of earlier tests is collected in some measurement: what is slow is so each time.
describe.each(CONTENTS)(
  '%i projects with case studies of %i characters',
  { retry: 2 },
  async (count, length) => {
    const knowledge = await contentOf(count, length);
    test('the first advert after a change prepares what is published', async () => {
      expect(await cpuOf(() => toPublished(knowledge))).toBeLessThan(250);
    });

    test.each(Object.entries(ADVERSE_ADVERTS))('%s takes no 250 ms of CPU', async (_, advert) => {
      const published = toPublished(knowledge);
      await compareByModel('Requirements\n- React', published);
      const [{ entries }, time] = await measureCpu(() => compareByModel(readAdvert({ advert }), published));
      expect(entries.length).toBeLessThanOrEqual(FIT_LIMITS.requirements);
      expect(time).toBeLessThan(250);
    });
  },
);

/** By one that quotes for each line what it was sent. */
async function compareByModel(advert: string, published: Published) {
  const byRules = await compareByRules(advert, published);
  const [, block = ''] = instructToCompare(byRules, published);
  expect(block.length).toBeLessThanOrEqual(30_000);
  const { sentences } = JSON.parse(block.split('\n')[1] ?? '') as { sentences: Evidence[] };
  const requirements = [...byRules.entries, ...advert.split('\n').map((line) => ({ line }))]
    .map(({ line }) => ({ requirement: line.slice(0, 300), level: 'must' }))
    .map((item, index) => ({ ...item, ...sentences[index % sentences.length] }));
  return addItems(byRules, parseItems(JSON.stringify({ requirements })), advert, published);
}

test('technologies that many projects use and no sentence names cost little', { retry: 2 }, async () => {
  const names = Array.from({ length: 30 }, (_, at) => `Quux${at}`);
  const [first] = owner.projects;
  const caseStudy = 'Crews plan their rounds with it on a tablet. '.repeat(666);
  const projects = Array.from({ length: 20 }, () => ({ ...first, caseStudy, technologies: names }));
  const published = toPublished(await knowledgeOf({ ...owner, projects, questions: [] } as never));
  await compareByModel('Requirements\n- React', published);
  const advert = `${names.join(' or ')} or `.repeat(50).slice(0, FIT_LIMITS.advertLength);
  expect(await cpuOf(() => compareByRules(readAdvert({ advert }), published))).toBeLessThan(100);
});
