// @ts-check
import { freshCookie } from './fresh-cookie.mjs';
import { addProjects } from './owner.mjs';
import { ask, postJson, requestsPerSecond } from './requests.mjs';
import { interleave, median, medianRatio } from './statistics.mjs';
import { atLeast, ratioTo, report, units } from './table.mjs';

/** @typedef {import('./setup.mjs').Setup} Setup */

export const title = 'Reads: requests a second of eight connections, median of five';

const ROUNDS = 5;
const REST = '/api/projects?populate=*&pagination[pageSize]=100';
/** What the REST answer holds of each project. */
const QUERY = `query List($filters: ProjectFiltersInput) {
  projects_connection(filters: $filters, pagination: { pageSize: 100 }) { nodes {
  documentId title platform description technologies githubLink livePreview createdAt updatedAt
  images { documentId url name alternativeText width height placeholder formats { name url width height } }
} pageInfo { total } } }`;

/** @param {Setup} setup */
export async function measure(setup) {
  const rows = await measurePages(setup);
  for (const count of [30, 100]) rows.push(...(await measureProjects(setup, count)));
  return rows;
}

/** @param {Setup} setup */
async function measurePages({ webUrl, controlUrl }) {
  const brotli = { 'accept-encoding': 'br' };
  const { control, cached, anew } = await compare({
    control: () => ask(controlUrl),
    cached: () => ask(webUrl, { headers: brotli }),
    anew: () => ask(webUrl, { headers: { ...brotli, ...freshCookie() } }),
  });
  return [
    speedRow('control: a static page', control),
    speedRow('/ from the cache', cached, control, 'control'),
    speedRow('/ rendered anew each time', anew, control, 'control'),
  ];
}

/**
 * @param {Setup} setup
 * @param {number} count
 */
async function measureProjects(setup, count) {
  let asked = 0;
  // Another question each time, with the same answer.
  const graphql = (name = `none ${asked++}`) => {
    const variables = { filters: { title: { ne: name } } };
    return postJson(`${setup.cmsUrl}/graphql`, { query: QUERY, variables }, freshCookie());
  };
  const rest = () =>
    ask(`${setup.cmsUrl}${REST}&filters[title][$ne]=none ${asked++}`, { headers: freshCookie() });
  const unchanged = () => graphql('none');
  const read = async () => JSON.parse((await graphql()).body.toString()).data.projects_connection.nodes;

  await addProjects(setup, count - (await read()).length);
  const lengths = [(await read()).length, JSON.parse((await rest()).body.toString()).data.length];
  if (lengths.some((length) => length !== count))
    throw new Error(`${lengths.join(' and ')} instead of ${count} projects`);

  const speeds = await compare({ rest, graphql: () => graphql(), unchanged });
  return [
    speedRow(`${count} projects, Strapi's REST`, speeds.rest),
    speedRow(`${count} projects, GraphQL`, speeds.graphql, speeds.rest, "Strapi's REST"),
    speedRow(`${count} projects, GraphQL after a write`, speeds.unchanged, speeds.rest, "Strapi's REST"),
    atLeast(
      `${count} projects, after a write by Strapi's REST`,
      medianRatio(speeds.unchanged, speeds.rest),
      5,
      units.decimal,
    ),
  ];
}

/**
 * @template {string} Name
 * @param {Record<Name, () => Promise<unknown>>} subjects
 * @returns {Promise<Record<Name, number[]>>}
 */
async function compare(subjects) {
  const entries = /** @type {[Name, () => Promise<unknown>][]} */ (Object.entries(subjects));
  const runs = Object.fromEntries(entries.map(([name, send]) => [name, () => requestsPerSecond(send)]));
  await interleave(1, runs);
  return interleave(ROUNDS, runs);
}

/**
 * @param {string} figure
 * @param {number[]} speeds
 * @param {number[]} [control]
 * @param {string} [name] of the control
 */
function speedRow(figure, speeds, control, name = '') {
  const ratio = control && ratioTo(medianRatio(speeds, control), 1, name);
  return report(figure, median(speeds), units.perSecond, { ratio });
}
