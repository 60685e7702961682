import { expect, test } from 'vitest';
import { startCms } from '../harness/cms';
import { SECRETS } from '../harness/environment';
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
