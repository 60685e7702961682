import { expect, test } from 'vitest';
import { compareByRules } from '../../src/api/fit/evidence/compare';
import { toPublished } from '../../src/api/fit/evidence/published';
import { FIT_LIMITS } from '../../src/shared-with-web/fit-rules';
import { knowledgeOf } from '../assistant/evaluation/owners';
import { ADVERSE_ADVERTS } from './adverse-adverts';
import owner from './adverts/owner.json' with { type: 'json' };

const PROJECTS = 5000;
const projects = Array.from({ length: PROJECTS }, (_, copy) => {
  const project = owner.projects[copy % owner.projects.length];
  return { ...project, title: `${project?.title} ${copy}` } as (typeof owner.projects)[number];
});
const knowledge = await knowledgeOf({ ...owner, projects, questions: [] });
test('the first advert after a change prepares what is published', () => {
  const before = process.cpuUsage();
  toPublished(knowledge);
  const { user, system } = process.cpuUsage(before);
  expect((user + system) / 1000).toBeLessThan(250);
});

test.each(Object.entries(ADVERSE_ADVERTS))(
  '%s takes no 250 ms of CPU among 5,000 projects',
  async (_, advert) => {
    const published = toPublished(knowledge);
    await compareByRules('Requirements\n- React', published);
    const before = process.cpuUsage();
    const { entries } = await compareByRules(advert, published);
    const { user, system } = process.cpuUsage(before);
    expect(entries.length).toBeLessThanOrEqual(FIT_LIMITS.requirements);
    expect((user + system) / 1000).toBeLessThan(250);
  },
);
