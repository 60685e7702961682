import { expect, test } from 'vitest';
import { authErrorText, googleErrorText } from './auth-error';

test("shows the provider's text without its prefix and code", () => {
  const error = {
    code: 'auth/weak-password',
    message: 'Firebase: Password should be at least 6 characters (auth/weak-password).',
  };
  expect(authErrorText(error)).toBe('Password should be at least 6 characters');
});

test.each(['auth/invalid-credential', 'auth/wrong-password', 'auth/user-not-found'])(
  'does not tell an unknown address from a wrong password (%s)',
  (code) => expect(authErrorText({ code })).toBe('The e-mail address or the password is wrong.'),
);

test('blames no password when Google fails, and not Google when a password does', () => {
  expect(googleErrorText({ code: 'auth/invalid-credential' })).not.toContain('password');
  expect(authErrorText({ code: 'auth/internal-error' })).not.toContain('Google');
});

test('is silent when the user closes the popup', () => {
  expect(authErrorText({ code: 'auth/popup-closed-by-user' })).toBeNull();
});

test('speaks of the network when Firebase cannot be loaded', () => {
  const error = new TypeError(
    'Failed to fetch dynamically imported module: https://example.com/assets/firebase.js',
  );
  expect(authErrorText(error)).toBe('No connection. Please check your network and try again.');
});

test('tells a sign-in service that is down from a lost connection', () => {
  const failed = (message: string) =>
    authErrorText({ code: 'auth/network-request-failed', customData: { appName: '[DEFAULT]', message } });
  expect(failed('SyntaxError: Unexpected token < in JSON')).toMatch(/^The sign-in service does not work/);
  expect(failed('TypeError: Failed to fetch')).toMatch(/^No connection/);
});

test('never shows a bare code', () => {
  const error = { code: 'auth/new-problem', message: 'Firebase: Error (auth/new-problem).' };
  expect(authErrorText(error)).toBe('Something went wrong. Please try again.');
});
