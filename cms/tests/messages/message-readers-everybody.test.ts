import { expect, test } from 'vitest';
import { signInAdmin } from '../harness/admin';
import { startCms } from '../harness/cms';
import { SECRETS } from '../harness/environment';
import { ask, tryTo } from '../harness/history/versions';
import { messageRows, QUERIES, sendMessage } from '../harness/messages';

const cms = await startCms({
  NODE_ENV: 'production',
  SITE_URL: 'https://portfolio.example.com',
  EDITORS: '*',
  ...SECRETS,
});

test('where every account may edit projects, none may read messages', async () => {
  await sendMessage(cms.visitor);
  const id = String((await messageRows(cms))[0]?.document_id);
  const { viewer } = (await cms.editor.graphql('{ viewer { canEdit canReadMessages } }')).body.data;
  expect(viewer).toEqual({ canEdit: true, canReadMessages: false });
  for (const query of Object.values(QUERIES)) {
    const { body } = await cms.editor.graphql(query, { id, isRead: true });
    expect(body.errors[0]).toMatchObject({
      message: 'Only the owner can read messages.',
      extensions: { code: 'FORBIDDEN' },
    });
  }
  expect(await messageRows(cms)).toHaveLength(1);
});

test('nor does a deleted one show itself, come back for them or go for good', async () => {
  await sendMessage(cms.visitor);
  const id = String((await messageRows(cms))[0]?.document_id);
  const admin = await signInAdmin(cms.url);
  await admin.send('DELETE', `/content-manager/collection-types/api::message.message/${id}`);
  expect((await ask(cms.editor, 'deletedEntries')).nodes).toEqual([]);
  const version = await cms.strapi.db.query('api::version.version').findOne({ where: { entry: id } });
  expect(await ask(cms.editor, 'version', { id: version?.documentId })).toBeNull();
  for (const name of ['restoreDeleted', 'deleteForGood'] as const)
    expect((await tryTo(cms.editor, name, { id })).status).toBe(404);
  expect(
    (await tryTo(cms.editor, 'restoreVersion', { id: version?.documentId, status: 'DRAFT' })).status,
  ).toBe(404);
  expect(await cms.strapi.db.query('api::version.version').count({ where: { entry: id } })).toBe(1);
});
