// @ts-check
// node web/docker/mixed-load.mjs <url> <seconds>     reads and writes of the demo, side by side, and what went wrong;
// SIGTERM ends it sooner
import { setTimeout as wait } from 'node:timers/promises';

const [url = 'https://localhost', seconds = '300'] = process.argv.slice(2);
let end = Date.now() + Number(seconds) * 1000;
process.once('SIGTERM', () => (end = 0));
const counts = {
  reads: 0,
  failedReads: 0,
  slowReads: 0,
  slowestReadMilliseconds: 0,
  writes: 0,
  failedWrites: 0,
  lostWrites: 0,
  wrongOrders: 0,
  ownWriteNotSeen: 0,
  olderThanTwoSeconds: 0,
};
/** @type {string[]} */
const failures = [];

let token = '';
token = await signIn();
const projects = (
  await graphql('{ projects_connection(pagination: { pageSize: 12 }) { nodes { documentId } } }')
).data.projects_connection.nodes;
/** What each written project is known to be, and since when; `maybe` was sent without an answer. */
const written = projects.slice(0, 3).map((/** @type {{ documentId: string }} */ { documentId }) => ({
  documentId,
  number: 0,
  since: 0,
  maybe: 0,
}));
const ordered = projects
  .slice(3, 8)
  .map((/** @type {{ documentId: string }} */ { documentId }) => documentId);

const readers = [
  () => read('/'),
  () => read('/portfolio'),
  () => read('/api/portfolio', checkAges),
  () => read('/graphql', undefined, '{ site { name } projects_connection { nodes { title } } }'),
];
await Promise.all([
  ...written.map(keepWriting),
  keepOrdering(),
  ...[...readers, ...readers].map((reader) => until(reader, 50)),
]);
await wait(3000);
for (const project of written) {
  const { number } = project;
  if ((await readNumber(project.documentId, '')) < number) counts.lostWrites += 1;
}
console.log(JSON.stringify(counts), failures.slice(0, 20));

/** @param {() => Promise<unknown>} action @param {number} pause */
async function until(action, pause) {
  while (Date.now() < end) {
    await action();
    await wait(pause);
  }
}

/** @param {string} path @param {(body: string, asked: number) => void} [check] @param {string} [query] */
async function read(path, check, query) {
  const asked = Date.now();
  counts.reads += 1;
  const { status, text } = await ask(path, query && { query });
  const milliseconds = Date.now() - asked;
  if (milliseconds > 2000) counts.slowReads += 1;
  counts.slowestReadMilliseconds = Math.max(counts.slowestReadMilliseconds, milliseconds);
  if (status === 200) return check?.(text, asked);
  counts.failedReads += 1;
  failures.push(`${new Date().toISOString()} ${path}: ${status} after ${milliseconds} ms`);
}

/** @param {string} body @param {number} asked */
function checkAges(body, asked) {
  for (const { _id, description } of JSON.parse(body)) {
    const project = written.find((/** @type {{ documentId: string }} */ one) => one.documentId === _id);
    const isOld = project && asked - project.since > 2000 && numberIn(description) < project.number;
    if (isOld) counts.olderThanTwoSeconds += 1;
  }
}

/** @param {{ documentId: string, number: number, since: number, maybe: number }} project */
async function keepWriting(project) {
  const UPDATE = `mutation ($id: ID!, $data: ProjectInput!) { updateProject(documentId: $id, data: $data) { documentId } }`;
  await until(async () => {
    project.maybe += 1;
    const data = { description: `Written under load, number ${project.maybe}` };
    const cookie = await write(UPDATE, { id: project.documentId, data });
    if (cookie === undefined) return;
    const number = project.maybe;
    if ((await readNumber(project.documentId, cookie)) < number) counts.ownWriteNotSeen += 1;
    Object.assign(project, { number, since: Date.now() });
  }, 300);
}

async function keepOrdering() {
  const REORDER = 'mutation ($ids: [ID!]!) { reorderProjects(documentIds: $ids) { documentId } }';
  let ids = ordered;
  await until(async () => {
    ids = [...ids.slice(1), ids[0]];
    const cookie = await write(REORDER, { ids });
    if (cookie === undefined) return;
    const { data } = await graphql(
      '{ projects_connection(pagination: { pageSize: 12 }) { nodes { documentId } } }',
      {},
      cookie,
    );
    const answered = data?.projects_connection.nodes.map(
      (/** @type {{ documentId: string }} */ one) => one.documentId,
    );
    const shown = answered?.filter((/** @type {string} */ id) => ids.includes(id));
    if (shown && String(shown) !== String(ids)) counts.wrongOrders += 1;
  }, 1000);
}

/** The cookie that shows the write at once; undefined when it was not acknowledged. @param {string} query @param {object} variables */
async function write(query, variables) {
  counts.writes += 1;
  const { data, errors, status, cookie } = await graphql(query, variables);
  if (data && !errors) return cookie;
  counts.failedWrites += 1;
  failures.push(`${new Date().toISOString()} write: ${status} ${JSON.stringify(errors ?? '').slice(0, 120)}`);
  return undefined;
}

/** @param {string} documentId @param {string} cookie */
async function readNumber(documentId, cookie) {
  counts.reads += 1;
  const { data, status } = await graphql(
    'query ($id: ID!) { project(documentId: $id) { description } }',
    { id: documentId },
    cookie,
  );
  if (data?.project) return numberIn(data.project.description);
  counts.failedReads += 1;
  failures.push(`${new Date().toISOString()} own read: ${status}`);
  return Infinity;
}

/** @param {string} description */
function numberIn(description) {
  return Number(/number (\d+)$/.exec(description)?.[1] ?? 0);
}

/** @param {string} query @param {object} [variables] @param {string} [cookie] */
async function graphql(query, variables = {}, cookie = '') {
  const { text, ...answer } = await ask('/graphql', { query, variables }, cookie);
  try {
    return { ...JSON.parse(text), ...answer };
  } catch {
    return answer;
  }
}

/** @param {string} path @param {object | undefined | ''} [body] @param {string} [cookie] */
async function ask(path, body, cookie = '') {
  const headers = {
    'x-forwarded-for': `198.18.${Math.floor(Math.random() * 250)}.${Math.floor(Math.random() * 250)}`,
    ...(body && { 'content-type': 'application/json' }),
    ...(body && token && 'variables' in body && { authorization: `Bearer ${token}` }),
    ...(cookie && { cookie }),
  };
  try {
    const signal = AbortSignal.timeout(60_000);
    const options = body ? { method: 'POST', body: JSON.stringify(body) } : {};
    const answer = await fetch(url + path, { ...options, headers, signal });
    const fresh = answer.headers.getSetCookie()[0]?.split(';')[0] ?? '';
    return { status: answer.status, text: await answer.text(), cookie: fresh };
  } catch (/** @type {any} */ error) {
    return { status: error.cause?.code ?? error.name, text: '', cookie: '' };
  }
}

async function signIn() {
  const account = { email: 'owner@example.com', password: 'Demo#2026', returnSecureToken: true };
  const path = '/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=demo';
  const { status, text } = await ask(path, account);
  if (status !== 200) throw new Error(`Signing in failed: ${status} ${text.slice(0, 200)}`);
  return String(JSON.parse(text).idToken);
}
