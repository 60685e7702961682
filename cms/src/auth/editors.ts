import type { FirebaseUser } from './id-tokens';

/** An address counts only when Firebase has verified it: anyone can register anyone's. */
export function isEditor(user: FirebaseUser, editors: readonly string[]): boolean {
  if (editors.includes('*') || editors.includes(user.uid)) return true;
  if (!user.email || !user.emailVerified) return false;
  return editors.some((entry) => entry.toLowerCase() === user.email);
}
