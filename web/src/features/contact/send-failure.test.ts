import { expect, test } from 'vitest';
import { failureReason } from './send-failure';

test.each([
  ['no connection', new TypeError('Failed to fetch'), false, 'You are offline.'],
  ['no server', new TypeError('Failed to fetch'), true, 'The server cannot be reached.'],
  ['a silent server', new DOMException('No answer', 'TimeoutError'), true, 'The server does not answer.'],
  [
    'too many',
    { status: 429, text: 'x' },
    true,
    'Too many messages were sent in a short time. Please wait a few minutes.',
  ],
  ['a size', { status: 413, text: '<html>' }, true, 'It is too large. Please shorten your message.'],
  ['a refusal', { status: 403, text: 'Forbidden' }, true, 'The server did not accept it.'],
  ['a fault', { status: 500, text: '' }, true, 'The server did not accept it.'],
  ['a text', 'The public key is required.', true, 'The server did not accept it.'],
])('%s has a reason in words', (_, error, isOnline, reason) => {
  expect(failureReason(error, isOnline)).toBe(reason);
});
