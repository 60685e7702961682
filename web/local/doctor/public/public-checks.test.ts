import { createServer as createHttpServer, type RequestListener } from 'node:http';
import { createServer } from 'node:https';
import type { AddressInfo, Server } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { examine } from '../finding.ts';
import { makeCertificate, type Certificate } from './test-certificate.ts';
import { publicChecks } from './public-checks.ts';

const GOOD = makeCertificate({ days: 90 });

type Answer = { status?: number; headers?: Record<string, string>; text?: string };
type Pages = Record<string, Answer | undefined>;

const servers: Server[] = [];

afterEach(() => servers.splice(0).forEach((server) => server.close()));

async function listen(server: Server): Promise<number> {
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return (server.address() as AddressInfo).port;
}

/** A site as it should be, but for what a test changes. */
async function findProblems({ pages = {}, certificate = GOOD, ca = GOOD.cert, redirectsTo }: Broken = {}) {
  let port = 0;
  const answer: RequestListener = ({ url = '', headers: { 'if-none-match': known } }, response) => {
    const { status, headers, text } = { ...goodPages(port), ...pages }[url] ?? { status: 404 };
    response.writeHead(known ? 304 : (status ?? 200), headers).end(text);
  };
  port = await listen(createServer(certificate, answer));
  const site = `https://localhost:${port}`;
  const redirect: RequestListener = ({ url = '' }, response) =>
    response.writeHead(308, { location: redirectsTo ?? site + url }).end();
  const httpPort = await listen(createHttpServer(redirect));
  const findings = await examine(await publicChecks(new URL(site), { httpPort, ca }));
  return findings.filter(({ status }) => status !== 'ok');
}

type Broken = { pages?: Pages; certificate?: Certificate; ca?: string; redirectsTo?: string };

const POLICIES = {
  etag: '"1"',
  'content-security-policy': "default-src 'self'; frame-ancestors 'none'",
  'strict-transport-security': 'max-age=31536000',
  'x-content-type-options': 'nosniff',
};

function goodPages(port: number): Pages {
  return {
    '/': { headers: POLICIES },
    '/healthz': {},
    '/readyz': { text: '{"status":"ready","checks":{}}' },
    '/robots.txt': { text: `User-agent: *\nSitemap: https://localhost:${port}/sitemap.xml` },
    '/sitemap.xml': { text: `<urlset><url><loc>https://localhost:${port}/</loc></url></urlset>` },
  };
}

const page = (path: string, answer: Answer): Broken => ({ pages: { [path]: answer } });
const without = (name: string) =>
  page('/', { headers: Object.fromEntries(Object.entries(POLICIES).filter(([other]) => other !== name)) });
const signed = (certificate: Certificate): Broken => ({ certificate, ca: certificate.cert });
const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000).toUTCString();

test('nothing is found at a site that is as it should be', async () => {
  expect(await findProblems()).toEqual([]);
});

const BROKEN: [what: string, broken: Broken, status: 'warning' | 'error', id: string, finding: RegExp][] = [
  [
    'a certificate that nobody trusts',
    { certificate: makeCertificate({ days: 90 }) },
    'error',
    'tls',
    /No browser trusts/,
  ],
  ['one that is over', signed(makeCertificate({ days: -1 })), 'error', 'tls', /ended on/],
  ['one that is over in some days', signed(makeCertificate({ days: 6 })), 'error', 'tls', /5 days|6 days/],
  ['one that is over soon', signed(makeCertificate({ days: 9 })), 'warning', 'tls', /8 days|9 days/],
  [
    'one for another name',
    signed(makeCertificate({ name: 'other.test', days: 90 })),
    'error',
    'tls',
    /not for localhost/,
  ],
  ['HTTP that leads elsewhere', { redirectsTo: 'https://other.test/' }, 'warning', 'redirect', /308/],
  ['no HSTS', without('strict-transport-security'), 'warning', 'hsts', /keep to HTTPS/],
  ['no policy', without('content-security-policy'), 'warning', 'headers', /Content-Security-Policy/],
  ['no nosniff', without('x-content-type-options'), 'warning', 'headers', /nosniff/],
  ['no ETag', without('etag'), 'warning', 'caching', /ETag/],
  [
    'a database that is down',
    page('/readyz', { status: 503, text: '{"checks":{"database":false,"disk":true}}' }),
    'error',
    'website',
    /not ready: database\./,
  ],
  [
    'a slow clock',
    page('/healthz', { headers: { date: minutesAgo(11) } }),
    'error',
    'clock',
    /11 minutes behind/,
  ],
  [
    'a sitemap of another site',
    page('/sitemap.xml', { text: '<loc>http://localhost:3000/</loc>' }),
    'warning',
    'crawlers',
    /localhost:3000/,
  ],
  ['the panel', page('/admin', { text: '<title>Strapi</title>' }), 'error', 'panel', /\/admin\.$/],
  [
    'a way to the panel',
    page('/admin', { status: 302, headers: { location: '/admin/' } }),
    'error',
    'panel',
    /\/admin\.$/,
  ],
  [
    'a panel without an admin',
    page('/admin/init', { text: '{"data":{"hasAdmin":false}}' }),
    'error',
    'panel',
    /comes first/,
  ],
  ['metrics', page('/metrics', { text: '# HELP requests' }), 'error', 'metrics', /\/metrics/],
  ['the list of files', page('/api/upload/files', { text: '[]' }), 'error', 'content-api', /upload\/files/],
  ['the settings', page('/.env', { text: 'JWT_SECRET=1' }), 'error', 'files', /\.env/],
  [
    'the schema',
    page('/graphql', { text: '{"data":{"__schema":{"queryType":{"name":"Query"}}}}' }),
    'error',
    'graphql',
    /schema/,
  ],
];

test.each(BROKEN)('%s is the one thing found', async (_, broken, status, id, finding) => {
  const problems = await findProblems(broken);
  expect(problems).toEqual([
    expect.objectContaining({ id, status, finding: expect.stringMatching(finding), fix: expect.any(String) }),
  ]);
});

test('a redirect to a panel with a name of its own shows nobody the panel', async () => {
  const location = 'https://panel.example.com/admin';
  expect(await findProblems(page('/admin', { status: 308, headers: { location } }))).toEqual([]);
});

test('of an alias that leads to the site, that is what is found', async () => {
  const redirect: RequestListener = ({ url = '' }, response) =>
    response.writeHead(301, { location: `https://example.com${url}` }).end();
  const secure = `https://localhost:${await listen(createServer(GOOD, redirect))}`;
  const plain = `http://127.0.0.1:${await listen(createHttpServer(redirect))}`;
  for (const address of [secure, plain]) {
    const findings = await examine(await publicChecks(new URL(address), { ca: GOOD.cert }));
    expect(findings.filter(({ status }) => status !== 'ok')).toEqual([
      expect.objectContaining({
        status: 'error',
        finding: 'It leads to https://example.com.',
        fix: 'Ask there: npm run doctor -- https://example.com',
      }),
    ]);
  }
});

test('where nothing answers, that is what is found', async () => {
  const server = createServer(GOOD);
  const port = await listen(server);
  server.close();
  const findings = await examine(await publicChecks(new URL(`https://localhost:${port}`)));
  expect(findings.filter(({ status }) => status === 'error').map(({ id }) => id)).toEqual(['tls', 'website']);
});
