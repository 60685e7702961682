import { CombinedGraphQLErrors, ServerError } from '@apollo/client/errors';
import { expect, test } from 'vitest';
import { adviceOn, failureText, fieldErrors, hasCode, isOffline, isSignedOut } from './request-failure';

function answer(status: number, statusText: string, bodyText: string) {
  return new ServerError('', { response: new Response(bodyText, { status, statusText }), bodyText });
}

function refused(message: string, extensions?: Record<string, unknown>) {
  return new CombinedGraphQLErrors({ errors: [{ message, extensions }] });
}

const fallback = 'Failed to add project';

test('prefers the message of a field', () => {
  const details = { errors: [{ path: ['title'], message: 'Title is required' }] };
  expect(failureText(refused('Invalid', { error: { details } }), fallback)).toBe('Title is required');
});

test("takes the server's message next", () => {
  expect(failureText(refused('Only the owner can change this site.'), fallback)).toBe(
    'Only the owner can change this site.',
  );
  expect(failureText(answer(413, 'Too Large', '{"message":"Too big"}'), fallback)).toBe('Too big');
});

test.each([
  ['{"error":"No space left"}', 'No space left'],
  ['{"error":{"message":"No space left"}}', 'No space left'],
  ['{"error":{}}', '507: Insufficient Storage'],
  ['{"error":null,"message":7}', '507: Insufficient Storage'],
  ['null', '507: Insufficient Storage'],
])('reads %s as "%s"', (body, text) => {
  expect(failureText(answer(507, 'Insufficient Storage', body), fallback)).toBe(text);
});

test('then the status line', () => {
  expect(failureText(answer(502, 'Bad Gateway', '<html>'), fallback)).toBe('502: Bad Gateway');
});

test('and the fallback when there is no status text or no answer at all', () => {
  expect(failureText(answer(502, '', ''), fallback)).toBe(fallback);
  expect(failureText(new TypeError('Failed to fetch'), fallback)).toBe(fallback);
  expect(failureText(answer(200, 'OK', '<p>Welcome on board</p>'), fallback)).toBe(fallback);
});

test('a fault of the server without words is no dead end', () => {
  expect(adviceOn(answer(500, 'Internal Server Error', '<html>'))).toMatch(/please try again later/);
  expect(adviceOn(answer(500, '', '{"message":"Storage is busy"}'))).toBeUndefined();
  expect(adviceOn(answer(403, 'Forbidden', '<html>'))).toBeUndefined();
});

test('what a proxy finds too large can be made smaller', () => {
  expect(adviceOn(answer(413, 'Request Entity Too Large', '<html>'))).toMatch(/please use smaller pictures/);
  expect(adviceOn(answer(413, '', '{"message":"This request is too large."}'))).toBeUndefined();
});

test('names the refused fields', () => {
  const errors = [{ path: ['githubLink'], message: 'GitHub link is required' }];
  expect(fieldErrors(refused('Invalid', { error: { details: { errors } } }))).toEqual(errors);
  expect(fieldErrors(refused('Invalid'))).toEqual([]);
});

test('knows a conflict', () => {
  expect(hasCode(refused('Changed', { code: 'CONFLICT' }), 'CONFLICT')).toBe(true);
  expect(hasCode(new TypeError('Failed to fetch'), 'CONFLICT')).toBe(false);
});

test.each([
  [new TypeError('Failed to fetch'), true, false],
  [{ code: 'auth/network-request-failed' }, true, false],
  [{ code: 'auth/network-request-failed', customData: { message: 'SyntaxError: <' } }, false, false],
  [{ code: 'auth/user-token-expired' }, false, true],
  [{ code: 'auth/user-disabled' }, false, true],
  [{ code: 'auth/quota-exceeded' }, false, false],
  [refused('Only the owner can change this site.', { code: 'FORBIDDEN' }), false, false],
])('tells a lost connection from a lost session: %j', (error, offline, signedOut) => {
  expect([isOffline(error), isSignedOut(error)]).toEqual([offline, signedOut]);
});
