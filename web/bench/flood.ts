import autocannon, { type Request } from 'autocannon';
import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { ASSISTANT } from './requests.ts';

const CONNECTIONS = 40;
const HOURS = 3600;
const PIPELINED = 100;
const HALF = 32 * 1024;
const HEADERS = { 'x-forwarded-for': '192.0.2.1', 'content-type': 'application/json' };

type Sent = Pick<Request, 'method' | 'headers' | 'body'> & { path: string };

/** What each flood of whole requests sends next; `round` is another number each time. */
const FLOODS: Record<string, (round: number) => Sent> = {
  'unknown pages': (round) => ({
    path: round % 2 ? `/portfolio?page=${round}&x=${round}` : `/nowhere/${round}`,
  }),
  'made-up searches': (round) => ({ path: `/portfolio?q=${round}&tech=x${round}&page=${round}` }),
  'reads past the caches': (round) => ({
    path: round % 2 ? '/' : `/api/portfolio?now=${round}`,
    headers: { 'cache-control': 'no-cache', cookie: `fresh=1; fresh=${round}.forged` },
  }),
  'relation filters': (round) => graphql(relationFilter(round, round % 2 ? 3 : 10)),
  'pipelined reads': (round) => ({ path: `/api/portfolio?page=${round}` }),
  'garbage tokens': garbageToken,
  'contact forms': (round) => ({
    method: 'POST',
    path: '/contact',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: `name=Robot&email=robot%40example.com&message=${round}&website=x`,
  }),
  'assistant questions': (round) => {
    const contents = [{ role: 'user', parts: [{ text: `Which projects use React? ${round}` }] }];
    return { method: 'POST', path: ASSISTANT, body: JSON.stringify({ contents }) };
  },
};

const UPLOADS = 'half-sent uploads';
export const KINDS = [...Object.keys(FLOODS), UPLOADS];

const { WEB_URL = '', CMS_URL = '' } = process.env;
if (process.argv[1] === import.meta.filename) flood(process.argv[2] ?? '');

function flood(kind: string) {
  if (kind === UPLOADS) {
    for (let connection = 0; connection < CONNECTIONS; connection += 1) void keepUploading(connection);
    return;
  }
  let round = 0;
  const next = (request: Request): Request => {
    const { headers, ...sent } = FLOODS[kind]?.(round++) ?? { path: '/' };
    return { ...request, ...sent, headers: { ...request.headers, ...HEADERS, ...headers } };
  };
  const options = {
    url: WEB_URL,
    connections: CONNECTIONS,
    duration: HOURS,
    pipelining: kind === 'pipelined reads' ? PIPELINED : 1,
    requests: [{ setupRequest: next }],
  };
  const running = autocannon(options, (_, { errors, statusCodeStats }) =>
    console.log({ errors, ...statusCodeStats }),
  );
  process.once('SIGTERM', () => running.stop());
}

function graphql(query: string): Sent {
  return { method: 'POST', path: '/graphql', body: JSON.stringify({ query }) };
}

function relationFilter(round: number, conditions: number) {
  const parts = Array.from(
    { length: conditions },
    (_, index) => `{ technologies: { ne: "t${round}-${index}" } }`,
  );
  return `{ projects_connection(filters: { and: [${parts.join(',')}] }) { nodes { documentId } } }`;
}

function garbageToken(round: number): Sent {
  const headers = { authorization: `Bearer ${'a'.repeat(900)}.${round}${'b'.repeat(900)}.c` };
  return round % 2
    ? { ...graphql('{ viewer { uid } }'), headers }
    : { method: 'PUT', path: `/api/portfolio/${round}`, headers, body: '{}' };
}

/** Half of an upload, then silence, until the answer or for a second: more than Autocannon can do. */
async function keepUploading(connection: number) {
  for (let round = connection; ; round += CONNECTIONS) {
    const [origin, path] = round % 2 ? [WEB_URL, '/api/portfolio'] : [CMS_URL, '/upload'];
    const socket = connect({ host: '127.0.0.1', port: Number(new URL(origin).port), noDelay: true });
    const answered = new Promise((resolve) => socket.once('data', resolve).once('close', resolve));
    socket.on('error', () => {});
    socket.write(halfUpload(path));
    await Promise.race([answered, sleep(1000)]);
    socket.destroy();
  }
}

function halfUpload(path: string) {
  const head = `--b\r\nContent-Disposition: form-data; name="files"; filename="a.png"\r\n\r\n`;
  return (
    `POST ${path} HTTP/1.1\r\nHost: localhost\r\nX-Forwarded-For: 192.0.2.1\r\n` +
    `Content-Type: multipart/form-data; boundary=b\r\nContent-Length: ${2 * HALF}\r\n\r\n${head.padEnd(HALF, '\0')}`
  );
}
