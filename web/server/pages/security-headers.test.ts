import { Hono } from 'hono';
import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { readEnv } from '../env';
import { inlineStyleHashes, securityHeaders } from './security-headers';

const LOCAL = { FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:9099' };
const DEPLOYED = {
  SITE_URL: 'https://example.com',
  FIREBASE_PROJECT_ID: 'mine',
  FIREBASE_API_KEY: 'key',
  FIREBASE_AUTH_DOMAIN: 'mine.firebaseapp.com',
  FRESH_COOKIE_SECRET: 'a long random value',
};

async function headersOf(path: string, variables: Record<string, string>) {
  const app = new Hono();
  app.use(securityHeaders(readEnv(variables), '<script>start()</script>'));
  app.get('/icon.svg', (context) => context.body('<svg/>', 200, { 'content-type': 'image/svg+xml' }));
  app.get('*', (context) => context.html('<p>Hello</p>'));
  const { headers } = await app.request(path);
  return Object.fromEntries(headers);
}

test('a page may run its own inline scripts and no others', async () => {
  const { 'content-security-policy': policy } = await headersOf('/', LOCAL);
  const hash = createHash('sha256').update('start()').digest('base64');
  expect(policy).toContain(
    `script-src 'self' https://apis.google.com/js/api.js https://apis.google.com/_/scs/ 'sha256-${hash}';`,
  );
  expect(policy).toContain("frame-ancestors 'none'");
});

test.each(["default-src 'self'", "object-src 'none'", "base-uri 'self'", "form-action 'self'"])(
  'whatever stands on a page, its policy is %s',
  async (directive) => {
    const { 'content-security-policy': policy } = await headersOf('/', LOCAL);
    expect(policy?.split('; ')).toContain(directive);
  },
);

test.each([
  ['/dashboard/site/preview', "'self'"],
  ['/', "'none'"],
  ['/dashboard/site', "'none'"],
  ['/dashboard/site/preview/', "'none'"],
  ['/login', "'none'"],
])('%s may be framed by %s', async (path, framers) => {
  const { 'content-security-policy': policy } = await headersOf(path, LOCAL);
  expect(policy?.match(/frame-ancestors [^;]*/g)).toEqual([`frame-ancestors ${framers}`]);
});

test('a preview may be framed by the panel of the CMS, and is told to nobody else', async () => {
  const path = '/preview/a-link';
  const local = await headersOf(path, LOCAL);
  expect(local).toMatchObject({ 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex' });
  expect(local['content-security-policy']).toContain(
    "frame-ancestors 'self' http://localhost:1337 http://127.0.0.1:1337;",
  );
  const panel = { CMS_PUBLIC_URL: 'https://cms.example.com/strapi', CMS_URL: 'http://cms:1337' };
  const deployed = await headersOf(path, { ...DEPLOYED, ...panel });
  expect(deployed['content-security-policy']).toContain("frame-ancestors 'self' https://cms.example.com;");
  const other = await headersOf('/preview', { ...DEPLOYED, ...panel });
  expect(other['content-security-policy']).toContain("frame-ancestors 'none'");
  expect(other).not.toHaveProperty('x-robots-tag');
});

test('a page may have its own style elements, the empty one of Emotion, and no others', async () => {
  const app = new Hono();
  app.use(securityHeaders(readEnv(LOCAL), ''));
  app.get('/', (context) => {
    const html = '<style data-emotion="c a">p{color:red}</style><style></style>';
    context.set('styleHashes', inlineStyleHashes(html));
    return context.html(html);
  });
  const { headers } = await app.request('/');
  const [own, empty] = ['p{color:red}', ''].map((code) => createHash('sha256').update(code).digest('base64'));
  const [, elements] = (headers.get('content-security-policy') ?? '').split('style-src-elem ');
  expect(elements).toBe(`'self' 'sha256-${own}' 'sha256-${empty}'`);
});

test('only a deployment calls Google, and EmailJS where it is configured', async () => {
  const local = await headersOf('/', LOCAL);
  expect(local['content-security-policy']).toContain("connect-src 'self';");
  expect(local['content-security-policy']).toContain("frame-src 'self';");

  const emailjs = { EMAILJS_PUBLIC_KEY: 'a', EMAILJS_SERVICE_ID: 'b', EMAILJS_TEMPLATE_ID: 'c' };
  const deployed = await headersOf('/', { ...DEPLOYED, ...emailjs });
  expect(deployed['content-security-policy']).toContain(
    "connect-src 'self' https://identitytoolkit.googleapis.com https://securetoken.googleapis.com https://api.emailjs.com;",
  );
  expect(deployed['content-security-policy']).toContain("frame-src 'self' https://mine.firebaseapp.com;");
});

test('a site on https stays on https', async () => {
  expect(await headersOf('/', LOCAL)).not.toHaveProperty('strict-transport-security');
  expect(await headersOf('/', DEPLOYED)).toHaveProperty('strict-transport-security', 'max-age=31536000');
});

test('a file says of what type it is, and no more', async () => {
  expect(await headersOf('/icon.svg', LOCAL)).toEqual({
    'content-type': 'image/svg+xml',
    'x-content-type-options': 'nosniff',
  });
});
