import { expect, test } from 'vitest';
import { compareByRules } from '../../src/api/fit/evidence/compare';
import { toPublished } from '../../src/api/fit/evidence/published';
import { FIT_LIMITS } from '../../src/shared-with-web/fit-rules';
import { knowledgeOf } from '../assistant/evaluation/owners';
import owner from './adverts/owner.json' with { type: 'json' };

const PROJECTS = 5000;
const projects = Array.from({ length: PROJECTS }, (_, copy) => {
  const project = owner.projects[copy % owner.projects.length];
  return { ...project, title: `${project?.title} ${copy}` } as (typeof owner.projects)[number];
});
const knowledge = await knowledgeOf({ ...owner, projects, questions: [] });
const fill = (make: (index: number) => string) =>
  Array.from({ length: 3000 }, (_, index) => make(index))
    .join('')
    .slice(0, FIT_LIMITS.advertLength);

const ADVERTS: Record<string, string> = {
  'one word': fill(() => 'x'.repeat(10)),
  'names in one line': `Requirements: ${fill((index) => `React${index}, `)}`.slice(
    0,
    FIT_LIMITS.advertLength,
  ),
  'technologies in lines': `Requirements\n${fill((index) => ['- React\n', '- Node.js\n', '- Stripe\n'][index % 3] ?? '')}`,
  'different lines': `Requirements\n${fill((index) => `- harbour tablet crews ${index.toString(36)} signal\n`)}`,
  capitals: `Requirements\n- ${fill((index) => `Go Vue C X${index} `)}`,
  brackets: `Requirements\n- ${fill(() => '((,')}`,
  spaces: `Requirements\n${fill(() => '-  \u00a0 :')}`,
  years: `Requirements\n${fill(() => '5 - 5 to 5+ years ')}`,
  'short lines': `You need:\n${fill((index) => `\n${index % 10}a`)}`,
  dots: `Requirements\n- ${fill(() => 'a.-/')}`,
};

test('the first advert after a change prepares what is published', () => {
  const before = process.cpuUsage();
  toPublished(knowledge);
  const { user, system } = process.cpuUsage(before);
  expect((user + system) / 1000).toBeLessThan(250);
});

test.each(Object.entries(ADVERTS))('%s takes no 250 ms of CPU among 5,000 projects', async (_, advert) => {
  const published = toPublished(knowledge);
  await compareByRules('Requirements\n- React', published);
  const before = process.cpuUsage();
  const { entries } = await compareByRules(advert, published);
  const { user, system } = process.cpuUsage(before);
  expect(entries.length).toBeLessThanOrEqual(FIT_LIMITS.requirements);
  expect((user + system) / 1000).toBeLessThan(250);
});
