import { afterAll, expect, test } from 'vitest';
import { createClient } from '../harness/client';
import { spawnCms } from '../harness/cms-process';
import { createStartedEnvironment } from '../harness/first-start';
import { startKeySet } from '../third-parties/key-set';
import { messageParams, QUERIES, sendMessage } from '../harness/messages';

const keySet = await startKeySet();
const environment = await createStartedEnvironment({ FIREBASE_JWKS_URL: keySet.url });
let cms = await spawnCms(environment);

afterAll(async () => {
  await cms.kill();
  keySet.stop();
});

test('a message survives a kill -9 right after its answer, and is not stored again after it', async () => {
  const params = messageParams();
  expect((await sendMessage(createClient(cms.url), params)).status).toBe(200);
  await cms.kill();

  cms = await spawnCms(environment);
  expect((await sendMessage(createClient(cms.url), params)).status).toBe(200);
  const editor = createClient(cms.url, `Bearer ${await keySet.sign({ sub: 'editor-uid' })}`);
  const { nodes } = (await editor.graphql(QUERIES.list)).body.data.messages_connection;
  expect(nodes).toMatchObject([{ name: params.name, email: params.email, message: params.message }]);
});
