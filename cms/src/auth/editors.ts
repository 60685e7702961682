import { lowerCase, type FirebaseUser } from './id-tokens';

/**
 * An entry with an @ is an address, any other one a UID: whoever issues UIDs of his own must not issue addresses.
 * An address counts only when Firebase has verified it: anyone can register anyone's.
 */
export function isEditor(user: FirebaseUser, editors: readonly string[]): boolean {
  return editors.some((entry) => {
    if (entry === '*') return true;
    if (!entry.includes('@')) return entry === user.uid;
    return user.emailVerified && lowerCase(entry) === user.email;
  });
}
