import autocannon, { type Options } from 'autocannon';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../local/bootstrap/folders.mjs';
import { ask, freshCookie, repeat, signIn } from './requests.ts';
import { type Setup } from './setup.ts';
import { interleave, median, medianRatio } from './statistics.ts';
import { ratioTo, row, units, type Row } from './table.ts';

export const title = 'Reads: requests a second of eight connections and their p99, median of five';

const ROUNDS = 5;
/** Autocannon puts another one into each request. */
const ID = '[<id>]';
/** As many as a list by REST holds, see cms/config/api.ts. */
const MOST = 50;
const REST = `/api/projects?populate=*&pagination[pageSize]=${MOST}&filters[title][$ne]=${ID}`;
/** What the REST answer holds of each project. */
const QUERY = `query List($filters: ProjectFiltersInput) {
  projects_connection(filters: $filters, pagination: { pageSize: 100 }) { nodes {
  documentId title platform description technologies githubLink livePreview createdAt updatedAt
  images { documentId url name alternativeText width height placeholder formats { name url width height } }
} pageInfo { total } } }`;

type Speed = { perSecond: number; p99: number };

export async function measure(setup: Setup): Promise<Row[]> {
  const rows = await measurePages(setup);
  for (const count of [30, MOST]) rows.push(...(await measureProjects(setup, count)));
  return rows;
}

async function measurePages({ webUrl, controlUrl }: Setup): Promise<Row[]> {
  const brotli = { 'accept-encoding': 'br' };
  const { control, cached, anew } = await compare({
    control: () => ({ url: controlUrl }),
    cached: () => ({ url: webUrl, headers: brotli }),
    anew: () => ({ url: webUrl, headers: { ...brotli, ...freshCookie() } }),
  });
  return [
    speedRow('control: a static page', control),
    speedRow('/ from the cache', cached, control, 'control'),
    speedRow('/ rendered anew each time', anew, control, 'control'),
  ];
}

async function measureProjects(setup: Setup, count: number): Promise<Row[]> {
  const requests = listRequests(setup);
  const countNodes = async () =>
    JSON.parse(await askFor(requests.graphql('none'))).data.projects_connection.nodes.length;

  await addProjects(setup, count - (await countNodes()));
  const counts = [await countNodes(), JSON.parse(await askFor(requests.rest())).data.length];
  if (counts.some((found) => found !== count))
    throw new Error(`${counts.join(' and ')} instead of ${count} projects`);

  const { rest, each, unchanged } = await compare({
    rest: requests.rest,
    each: requests.graphql,
    unchanged: () => requests.graphql('none'),
  });
  const ratio = medianRatio(speeds(unchanged), speeds(rest));
  return [
    speedRow(`${count} projects, Strapi's REST`, rest),
    speedRow(`${count} projects, GraphQL`, each, rest, "Strapi's REST"),
    speedRow(`${count} projects, GraphQL after a write`, unchanged, rest, "Strapi's REST"),
    row(`${count} projects, after a write by Strapi's REST`, ratio, units.decimal, { atLeast: 5 }),
  ];
}

/** The list of projects, read past every cache. */
export function listRequests({ cmsUrl }: Setup) {
  return {
    rest: () => ({ url: cmsUrl + REST, headers: freshCookie() }),
    /** Another question each time, with the same answer, unless a title is named. */
    graphql: (title = ID) => ({
      url: `${cmsUrl}/graphql`,
      method: 'POST' as const,
      headers: { 'content-type': 'application/json', ...freshCookie() },
      body: JSON.stringify({ query: QUERY, variables: { filters: { title: { ne: title } } } }),
    }),
  };
}

function askFor({ url, ...options }: { url: string } & RequestInit): Promise<string> {
  return ask(url, options);
}

export async function compare<Name extends string>(
  subjects: Record<Name, () => Options>,
): Promise<Record<Name, Speed[]>> {
  const runs = Object.entries<() => Options>(subjects).map(([name, options]) => [
    name,
    () => fire(options()),
  ]);
  const all: Record<Name, () => Promise<Speed>> = Object.fromEntries(runs);
  await interleave(1, all);
  return interleave(ROUNDS, all);
}

async function fire(options: Options): Promise<Speed> {
  const result = await autocannon({ connections: 8, duration: 2, idReplacement: true, ...options });
  const failed = result.non2xx + result.errors;
  if (failed > 0) throw new Error(`${failed} requests to ${result.url} failed.`);
  return { perSecond: result['2xx'] / result.duration, p99: result.latency.p99 };
}

export const speeds = (runs: Speed[]) => runs.map(({ perSecond }) => perSecond);

export function speedRow(figure: string, runs: Speed[], control?: Speed[], name = ''): Row {
  const ratio = control && ratioTo(medianRatio(speeds(runs), speeds(control)), 1, name);
  const plain = row(figure, median(speeds(runs)), units.perSecond, { ratio });
  return {
    ...plain,
    value: `${plain.value} (p99 ${units.milliseconds(median(runs.map(({ p99 }) => p99)))})`,
  };
}

/** Adds the samples again and again, each with its first picture. */
async function addProjects(setup: Setup, count: number) {
  const headers = await signIn(setup);
  const samples = JSON.parse(readFileSync(join(ROOT, 'cms/seed/projects.json'), 'utf8'));
  await repeat(count, 2, async (index) => {
    const { images, technologies, keyFigures, ...texts } = samples[index % samples.length];
    const [{ file }] = images;
    const form = new FormData();
    for (const [name, value] of Object.entries<string>(texts)) form.set(name, value);
    form.set('technologies', JSON.stringify(technologies));
    form.set('keyFigures', JSON.stringify(keyFigures ?? []));
    const picture = readFileSync(join(ROOT, 'cms/seed/pictures', file));
    form.set('images', new File([picture], file, { type: 'image/webp' }));
    await ask(`${setup.cmsUrl}/api/portfolio`, { method: 'POST', headers, body: form });
  });
}
