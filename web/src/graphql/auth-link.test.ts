import { gql } from '@apollo/client';
import { graphql, HttpResponse } from 'msw';
import { afterEach, expect, test, vi } from 'vitest';
import { network } from '../test/network';
import { setTokenSource } from './auth-link';
import { createClient } from './client';

const QUERY = gql`
  query Viewer {
    viewer {
      canEdit
    }
  }
`;

const ask = (context?: { auth: boolean }) =>
  createClient().query({ query: QUERY, context, fetchPolicy: 'network-only' });

const refusal = { errors: [{ message: 'Who are you?', extensions: { code: 'UNAUTHENTICATED' } }] };
const answer = { data: { viewer: { __typename: 'Viewer', canEdit: true } } };

/** Accepts one token, and tells which ones were sent. */
function serve(accepted: string, status: number) {
  const sent: (string | null)[] = [];
  network.use(
    graphql.query('Viewer', ({ request }) => {
      const token = request.headers.get('authorization');
      sent.push(token);
      return token === `Bearer ${accepted}`
        ? HttpResponse.json(answer)
        : HttpResponse.json(refusal, { status });
    }),
  );
  return sent;
}

afterEach(() => setTokenSource(() => Promise.resolve(null)));

test('a public read carries no token', async () => {
  setTokenSource(() => Promise.resolve('t'));
  const sent = serve('t', 200);
  await expect(ask()).rejects.toThrow();
  expect(sent).toEqual([null]);
});

test('an operation that asks for it carries the token', async () => {
  setTokenSource(() => Promise.resolve('t'));
  const sent = serve('t', 200);
  expect((await ask({ auth: true })).data).toEqual(answer.data);
  expect(sent).toEqual(['Bearer t']);
});

test.each([200, 401])('a token refused with status %d is renewed once', async (status) => {
  const getToken = vi.fn(({ fresh }: { fresh: boolean }) => Promise.resolve(fresh ? 'new' : 'old'));
  setTokenSource(getToken);
  const sent = serve('new', status);
  expect((await ask({ auth: true })).data).toEqual(answer.data);
  expect(sent).toEqual(['Bearer old', 'Bearer new']);
});

test('a token refused twice is an error', async () => {
  setTokenSource(() => Promise.resolve('bad'));
  const sent = serve('other', 401);
  await expect(ask({ auth: true })).rejects.toThrow();
  expect(sent).toHaveLength(2);
});
