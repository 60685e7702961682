import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../local/bootstrap/folders.mjs';
import { ask, postJson, signIn } from './requests.ts';
import { type Setup } from './setup.ts';

const PICTURES = join(ROOT, 'cms/seed/pictures');
const WORDS =
  'the ferries left with the tide and nobody on the quay knew how long a crossing would take that day';

/** Adds a project with five pictures and a case study of 1,500 words; answers the address of its page. */
export async function addBenchProject(setup: Setup): Promise<string> {
  const headers = await signIn(setup);
  const form = new FormData();
  const texts = {
    title: 'Tide Atlas',
    platform: 'Web Application',
    description: 'Tides of the delta at a glance: every ferry knows when it may leave.',
    githubLink: 'https://github.com/example/tides',
    livePreview: 'https://tides.example',
    technologies: JSON.stringify(['React', 'TypeScript', 'Node.js']),
  };
  for (const [name, text] of Object.entries(texts)) form.set(name, text);
  for (const name of readdirSync(PICTURES).slice(0, 5)) {
    form.append('images', new File([readFileSync(join(PICTURES, name))], name, { type: 'image/webp' }));
  }
  const created = await ask(`${setup.cmsUrl}/api/portfolio`, { method: 'POST', headers, body: form });
  const query = `mutation Bench($documentId: ID!, $data: ProjectInput!) {
    updateProject(documentId: $documentId, data: $data) { slug }
  }`;
  const data = {
    period: '2023 – 2025',
    role: 'Lead developer',
    keyFigures: [{ value: '61', label: 'harbours' }],
    caseStudy: caseStudy(),
  };
  const variables = { documentId: JSON.parse(created)._id, data };
  const answer = await postJson(`${setup.cmsUrl}/graphql`, { query, variables }, headers);
  return `/portfolio/${JSON.parse(answer).data.updateProject.slug}`;
}

function caseStudy(): string {
  const words = Array.from({ length: 250 }, (_, index) => WORDS.split(' ')[index % 19]).join(' ');
  const chapter = (title: string, part: string) => `## ${title}\n\n${words}.\n\n${part}`;
  return [
    chapter('Why', '![The chart](1)'),
    chapter('What', '- maps\n- tables\n- a bell'),
    chapter('How', '```ts\nconst tide = heightAt(new Date(), waves);\n```'),
    chapter('Where', '| Quay | Minutes |\n| --- | ---: |\n| North | 61 |'),
    chapter('When', '> At night.'),
    chapter('Results', 'See the [site](https://tides.example).'),
  ].join('\n\n');
}
