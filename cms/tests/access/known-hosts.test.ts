import { request } from 'node:http';
import { expect, test } from 'vitest';
import { startCms } from '../harness/cms';

const cms = await startCms();

/** fetch sets the Host header itself. */
function statusFor(headers: Record<string, string>, path: string): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    request(new URL(path, cms.url), { headers }, (answer) => {
      answer.resume();
      resolve(answer.statusCode);
    })
      .on('error', reject)
      .end();
  });
}

test.each([
  ...['localhost:1337', '127.0.0.1', '127.0.0.53:1337', '[::1]:1337', 'cms:1337', 'proxy:8080'],
  ...['panel.localhost:25537', 'Panel.My-Site.LOCALHOST'],
])('the CMS of a demo answers as %s', async (host) => {
  expect(await statusFor({ host }, '/api/portfolio')).toBe(200);
});

test.each([
  'evil.example',
  'evil.example:1337',
  'localhost.evil.example',
  '127.0.0.1.evil.example:1337',
  'evil.example.',
  'localhost@evil.example',
  '192.168.1.20:1337',
  'panel.localhost.evil.example',
  'evillocalhost.example',
  '.localhost',
  'not a name',
  ' ',
])('the CMS of a demo does not answer as %j', async (host) => {
  for (const path of ['/api/portfolio', '/graphql', '/admin/init', '/uploads/x.webp']) {
    expect(await statusFor({ host, 'x-forwarded-host': 'localhost:3000' }, path)).toBe(421);
  }
});
