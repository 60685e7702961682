import { createRequire } from 'node:module';
import path from 'node:path';
import { expect, test } from 'vitest';
import { startCms } from '../harness/cms';
import { messageParams, sendMessage } from '../harness/messages';
import { drawPicture } from '../harness/pictures';
import { projectFields, toForm } from '../harness/projects';

const cms = await startCms();
const Database = createRequire(import.meta.url)('better-sqlite3') as new (file: string) => {
  exec(statement: string): void;
  close(): void;
};

test('what cannot be written because another process writes is to be tried again', async () => {
  const form = toForm(projectFields(), [await drawPicture()]);
  await cms.strapi.db.connection.raw('PRAGMA busy_timeout = 100');
  const other = new Database(path.join(cms.dataDir, 'data.db'));
  other.exec('BEGIN IMMEDIATE');
  const answers = [
    await sendMessage(cms.visitor, messageParams()),
    await cms.editor.send('POST', '/api/portfolio', form),
  ];
  other.exec('COMMIT');
  other.close();
  expect(answers.map(({ status }) => status)).toEqual([503, 503]);
  expect(JSON.stringify(answers)).toContain('This took too long. Please try again.');
  expect((await sendMessage(cms.visitor, messageParams())).status).toBe(200);
});
