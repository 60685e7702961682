import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { signInAdmin } from '../harness/admin';
import { startCms } from '../harness/cms';
import { sendRawForm, wireForm } from '../harness/raw-form';
import { expectNoTraces } from '../harness/traces';

const cms = await startCms();
const admin = await signInAdmin(cms.url);
const editor = `Bearer ${await cms.keySet.sign({ sub: 'editor-uid' })}`;

expectNoTraces(cms);

const FILE_PATHS = [
  ['POST', '/upload'],
  ['POST', '/upload?id=1'],
  ['POST', '/upload/files'],
  ['POST', '/upload/files/1/replace'],
  ['PUT', '/upload/files/1'],
] as const;
const HALF = wireForm([{ name: 'files', file: 'a.png', content: 'x'.repeat(100_000) }]);
const temporaryFiles = () => readdir(path.join(cms.dataDir, 'tmp'), { recursive: true });

describe('nobody’s form is refused before it is read', () => {
  test.each(FILE_PATHS)('%s %s', async (...entryPoint) => {
    for (const authorization of [undefined, 'Bearer x.y.z', editor]) {
      expect(await sendRawForm(cms.url, entryPoint, HALF, { authorization, length: 1_000_000 })).toBe(401);
    }
  });
});

const file = (name: string, headers?: string) => ({
  name,
  file: `${name}.png`,
  headers,
  content: 'no picture',
});
const ATTACKS: [what: string, body: string][] = [
  ['named __proto__', wireForm([file('__proto__'), file('__proto__')], { ended: true })],
  ['named constructor', wireForm([file('constructor'), file('hasOwnProperty')], { ended: true })],
  ['without a name', wireForm([file('')], { ended: true })],
  [
    'by the thousand',
    wireForm(
      Array.from({ length: 3000 }, () => file('files')),
      { ended: true },
    ),
  ],
  [
    'with too many fields',
    wireForm([file('files'), ...Array.from({ length: 60 }, () => ({ name: 'f' }))], { ended: true }),
  ],
  [
    'with too large a field',
    wireForm([file('files'), { name: 'f', content: 'x'.repeat(300_000) }], { ended: true }),
  ],
  [
    'in an unknown encoding',
    wireForm([file('files'), file('files', '\r\nContent-Transfer-Encoding: x')], { ended: true }),
  ],
  ['in base64', wireForm([file('files', '\r\nContent-Transfer-Encoding: base64')], { ended: true })],
  ['that never end', wireForm([file('files'), file('files')])],
  ['that are none', wireForm([], { ended: true })],
];
const SENDERS = [
  ['an administrator', ['POST', '/upload'], admin.authorization],
  ['an editor', ['POST', '/api/portfolio'], editor],
  ['an editor', ['POST', '/api/portfolio/images'], editor],
] as const;

describe.each(SENDERS)('of the files of %s at %j nothing stays', (_, entryPoint, authorization) => {
  test.each(ATTACKS)('%s', async (_what, body) => {
    expect(await sendRawForm(cms.url, entryPoint, body, { authorization })).toBeOneOf([400, 413]);
    await expect.poll(temporaryFiles).toEqual([]);
  });

  test('when the connection breaks off', async () => {
    for (const giveUpAfter of [0, 1, 5, 20, 100]) {
      const options = { authorization, length: 1_000_000, giveUpAfter };
      expect(await sendRawForm(cms.url, entryPoint, HALF, options)).toBeUndefined();
    }
    await expect.poll(temporaryFiles).toEqual([]);
  });
});
