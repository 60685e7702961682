import { failure, ok, type Check, type Verdict } from '../finding.ts';
import { targetOf, type Answer, type PublicSite } from './public-site.ts';

type Group = { id: string; title: string; paths: string[]; fix: string };

/** What nobody outside should be answered at the name of the site. */
const CLOSED: Group[] = [
  {
    id: 'panel',
    title: 'Admin panel',
    paths: ['/admin', '/admin/init'],
    fix: 'Give the panel a name of its own with a list of who may reach it ("From a bare server to a site" in web/docs/operation.md).',
  },
  {
    id: 'metrics',
    title: 'Metrics',
    paths: ['/metrics'],
    fix: 'Publish METRICS_PORT to nobody but your Prometheus.',
  },
  {
    id: 'content-api',
    title: 'CMS’s own API',
    paths: ['/documentation', '/api/users', '/api/upload/files', '/uploads/'],
    fix: 'Let visitors reach the website only, not the CMS; start the CMS again, which takes such permissions back.',
  },
  {
    id: 'files',
    title: 'Files',
    paths: ['/.env', '/.git/config'],
    fix: 'Let what stands in front of the product pass requests on instead of serving the folder; change all secrets of .env.',
  },
];

const INTROSPECTION = JSON.stringify({ query: '{ __schema { queryType { name } } }' });

export function openRouteChecks(site: PublicSite): Check[] {
  return [
    ...CLOSED.map((group) => ({ ...group, run: () => checkClosed(site, group) })),
    { id: 'graphql', title: 'GraphQL', run: () => checkGraphql(site) },
  ];
}

async function checkClosed({ origin, ask }: PublicSite, { paths, fix }: Group): Promise<Verdict> {
  const answers = await Promise.all(paths.map(async (path) => ({ path, answer: await ask(path) })));
  const register = answers.find(({ answer }) => offersRegistration(answer));
  if (register) {
    return failure(
      'Whoever comes first can make himself the admin of the panel.',
      `Set ADMIN_EMAIL and ADMIN_PASSWORD, and start the CMS again. ${fix}`,
    );
  }
  const open = answers.filter(({ answer }) => isOpen(answer, origin)).map(({ path }) => path);
  return open.length === 0
    ? ok(`Closed: ${paths.join(', ')}.`)
    : failure(`Everybody can read ${open.join(', ')}.`, fix);
}

function isOpen(answer: Answer, site: URL): boolean {
  const target = targetOf(answer, site);
  if (target) return target.origin === site.origin && /\/admin\/?($|auth)/.test(target.pathname);
  return answer.status >= 200 && answer.status < 300;
}

function offersRegistration({ status, text }: Answer): boolean {
  return status === 200 && /"hasAdmin"\s*:\s*false/.test(text);
}

/** A machine of one's own, which has no certificate, may tell its schema. */
async function checkGraphql({ origin, ask }: PublicSite): Promise<Verdict> {
  const headers = { 'content-type': 'application/json' };
  const [schema, page] = await Promise.all([
    ask('/graphql', { method: 'POST', headers, body: INTROSPECTION }),
    ask('/graphql', { headers: { accept: 'text/html' } }),
  ]);
  const fix = 'Start the CMS with NODE_ENV=production, as docker compose does.';
  if (page.status === 200 && page.headers['content-type']?.includes('html'))
    return failure('There is a page to try queries on.', fix);
  const tellsSchema = schema.status === 200 && schema.text.includes('"queryType"');
  return tellsSchema && origin.protocol === 'https:'
    ? failure('It tells everybody its schema.', fix)
    : ok('It tells strangers no schema and has no page to try queries on.');
}
