import { describe, expect, test } from 'vitest';
import { signInAdmin } from '../harness/admin';
import type { Client } from '../harness/client';
import { startCms } from '../harness/cms';
import { messageParams, messageRows, QUERIES, sendMessage } from '../harness/messages';

const cms = await startCms();
const { keySet, visitor, editor } = cms;

const SECRET_TEXT = 'For the owner only';
await sendMessage(visitor, messageParams({ message: SECRET_TEXT }));
const id = String((await messageRows(cms))[0]?.document_id);

const bearer = (token: string) => `Bearer ${token}`;
const owner = { sub: 'owner-uid', email: 'owner@example.com' };

const REFUSED: [caller: string, client: Client, code: string][] = [
  ['nobody', visitor, 'UNAUTHENTICATED'],
  ['garbage', cms.as('Bearer garbage'), 'UNAUTHENTICATED'],
  ['an unsigned token', cms.as(bearer(keySet.leaveUnsigned({}))), 'UNAUTHENTICATED'],
  ['a forged token', cms.as(bearer(await keySet.signWithAnotherKey({}))), 'UNAUTHENTICATED'],
  ['an expired token', cms.as(bearer(await keySet.sign({ exp: 1 }))), 'UNAUTHENTICATED'],
  ['a stranger', await cms.signedIn({ sub: 'stranger-uid' }), 'FORBIDDEN'],
  ["an owner's address, not verified", await cms.signedIn({ ...owner, email_verified: false }), 'FORBIDDEN'],
];

describe.each(REFUSED)('%s', (_, client, code) => {
  test.each(Object.entries(QUERIES))('cannot %s messages', async (_, query) => {
    const { body } = await client.graphql(query, { id, isRead: true });
    expect(body.errors[0].extensions.code).toBe(code);
    expect(JSON.stringify(body)).not.toMatch(/For the owner|nadia|"total"|"unread"/i);
    expect(await messageRows(cms)).toMatchObject([{ message: SECRET_TEXT }]);
  });

  test.each([
    ['GET', '/api/messages'],
    ['GET', `/api/messages/${id}`],
    ['DELETE', `/api/messages/${id}`],
    ['PUT', `/api/messages/${id}`],
    ['GET', '/api/v1.0/email/send'],
    ['GET', '/api/rate-limits'],
    ['GET', '/content-manager/collection-types/api::message.message'],
    ['GET', `/content-manager/collection-types/api::message.message/${id}`],
    ['DELETE', `/content-manager/collection-types/api::message.message/${id}`],
    ['GET', '/api/projects?populate=*&filters[messages][name][$contains]=N'],
  ])('%s %s gives nothing', async (method, path) => {
    const { status, body } = await client.send(method, path, method === 'PUT' ? { data: {} } : undefined);
    expect(status).toBeGreaterThanOrEqual(400);
    expect(JSON.stringify(body)).not.toMatch(/For the owner|nadia/i);
    expect(await messageRows(cms)).toHaveLength(1);
  });
});

test('a query by GET gives nothing', async () => {
  const query = new URLSearchParams({ query: QUERIES.list });
  const answer = await visitor.get(`/graphql?${query.toString()}`, { 'apollo-require-preflight': '1' });
  expect(answer.status).toBe(405);
  expect(answer.body).not.toHaveProperty('data');
});

test('the owner reads them, and nobody does so after him', async () => {
  const verified = await cms.signedIn({ ...owner, email_verified: true });
  for (const client of [editor, verified]) {
    expect((await client.graphql(QUERIES.list)).body.data.messages_connection.nodes).toHaveLength(1);
    const { viewer } = (await client.graphql('{ viewer { canReadMessages } }')).body.data;
    expect(viewer).toEqual({ canReadMessages: true });
  }
  for (const [, client, code] of REFUSED) {
    expect((await client.graphql(QUERIES.list)).body.errors[0].extensions.code).toBe(code);
  }
});

test('the admin panel shows them', async () => {
  const admin = await signInAdmin(cms.url);
  const { status, body } = await admin.get('/content-manager/collection-types/api::message.message');
  expect(status).toBe(200);
  expect(body.results).toMatchObject([{ documentId: id, message: SECRET_TEXT }]);
});
