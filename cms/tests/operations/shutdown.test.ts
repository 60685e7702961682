import { afterAll, expect, test } from 'vitest';
import { createClient } from '../harness/client';
import { spawnCms } from '../harness/cms-process';
import { createStartedEnvironment } from '../harness/first-start';
import { startKeySet } from '../third-parties/key-set';
import { drawPictures, takePhoto } from '../harness/pictures';
import { projectFields, toForm } from '../harness/projects';

const keySet = await startKeySet();
afterAll(() => keySet.stop());

test('SIGTERM ends readiness first, lets a running request finish, and then the process, whoever reads its log', async () => {
  const cms = await spawnCms(await createStartedEnvironment({ FIREBASE_JWKS_URL: keySet.url }));
  const editor = createClient(cms.url, `Bearer ${await keySet.sign({ sub: 'editor-uid' })}`);
  cms.closeLog();
  expect((await editor.get('/readyz')).status).toBe(200);

  const photos = [await takePhoto(), ...(await drawPictures(3))];
  const request = editor.send('POST', '/api/portfolio', toForm(projectFields(), photos));
  await expect.poll(async () => (await editor.get('/api/portfolio')).status).toBe(200);
  const ended = cms.stop();
  await expect.poll(async () => (await editor.get('/readyz')).status, { interval: 10 }).toBe(503);
  expect((await editor.get('/_health')).status).toBe(204);
  expect((await editor.graphql('{ projects { title } }')).status).toBe(200);
  expect((await request).status).toBe(201);
  expect(await ended).toBe(0);
});
