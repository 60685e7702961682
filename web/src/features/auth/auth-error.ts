import { isRecord } from '../../lib/storage/storage';
import { isOutage } from '../../lib/vendors/auth-outage';

const TEXTS: Record<string, string> = {
  'auth/invalid-credential': 'The e-mail address or the password is wrong.',
  'auth/wrong-password': 'The e-mail address or the password is wrong.',
  'auth/user-not-found': 'The e-mail address or the password is wrong.',
  'auth/invalid-email': 'Invalid email address',
  'auth/email-already-in-use': 'This e-mail address already has an account. Please log in instead.',
  'auth/user-disabled': 'This account has been disabled.',
  'auth/too-many-requests': 'Too many attempts. Please wait a few minutes and try again.',
  'auth/network-request-failed': 'No connection. Please check your network and try again.',
  'auth/popup-blocked':
    'Your browser blocked the Google window. Allow pop-ups for this site in the address bar and try again.',
  'auth/unauthorized-domain': 'Google sign-in is not enabled for this address.',
  'auth/operation-not-allowed': 'This way of signing in is not enabled.',
  'auth/internal-error': 'Something went wrong. Please try again.',
  'auth/account-exists-with-different-credential':
    'This e-mail address already has an account with another way of signing in.',
};

/** Where the same codes mean something else. */
const GOOGLE_TEXTS: Record<string, string> = {
  'auth/invalid-credential': 'Google sign-in did not work. Please try again.',
  'auth/internal-error': 'Google sign-in could not be reached. Please try again.',
};

const CLOSED_BY_USER = ['auth/popup-closed-by-user', 'auth/cancelled-popup-request', 'auth/user-cancelled'];

/** What to tell the user about a failed call to Firebase; null when they ended it themselves. */
export function authErrorText(error: unknown): string | null {
  // Firebase's own code could not be loaded.
  if (error instanceof TypeError) return authErrorText({ code: 'auth/network-request-failed' });
  if (isOutage(error)) return 'The sign-in service does not work at the moment. Please try again later.';
  const code = authErrorCode(error);
  if (CLOSED_BY_USER.includes(code)) return null;
  return TEXTS[code] ?? providerText(textIn(error, 'message')) ?? 'Something went wrong. Please try again.';
}

export function googleErrorText(error: unknown): string | null {
  return GOOGLE_TEXTS[authErrorCode(error)] ?? authErrorText(error);
}

export function authErrorCode(error: unknown): string {
  return textIn(error, 'code');
}

function textIn(error: unknown, name: string): string {
  const text = isRecord(error) ? error[name] : undefined;
  return typeof text === 'string' ? text : '';
}

/** "Firebase: Password is too short. (auth/weak-password)." -> "Password is too short." */
function providerText(message: string): string | null {
  const text = message
    .replace(/^Firebase:\s*/, '')
    .replace(/\s*\(auth\/[\w-]+\)\.?\s*$/, '')
    .trim();
  return text === '' || text === 'Error' ? null : text;
}
