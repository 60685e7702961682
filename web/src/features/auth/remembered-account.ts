import type { Account } from '../../lib/vendors/firebase';
import { parseRecord, readItem, writeItem } from '../../lib/storage/storage';

const KEY = 'portfolio.account';

/** Stands in for localStorage where the browser refuses it, or it is full. */
let inMemory: string | null = null;
const listeners = new Set<() => void>();

/**
 * Who signed in here last. It lets the bar show the right face before Firebase has loaded, and spares
 * visitors who never signed in from loading Firebase at all. It proves nothing: the server checks tokens.
 */
export function rememberAccount(account: Account | null): void {
  const text = account && JSON.stringify(account);
  inMemory = writeItem(KEY, text) ? null : text;
  document.documentElement.toggleAttribute('data-account', Boolean(account));
  listeners.forEach((listener) => listener());
}

export function readRememberedAccount(): string | null {
  const text = inMemory ?? readItem(KEY) ?? null;
  if (parseAccount(text)) return text;
  // The page's head cannot tell what is damaged from an account.
  document.documentElement.removeAttribute('data-account');
  return null;
}

export function watchRememberedAccount(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

/** Whatever storage holds, an account with fields of the right kind, or null. */
export function parseAccount(json: string | null | undefined): Account | null {
  const { uid, displayName, photoURL, email, emailVerified } = parseRecord(json);
  if (!isText(uid) || !uid) return null;
  return {
    uid,
    displayName: isText(displayName) ? displayName : null,
    photoURL: isText(photoURL) ? photoURL : null,
    email: isText(email) ? email : null,
    emailVerified: emailVerified === true,
  };
}

/** Firebase's own texts are shorter. */
function isText(value: unknown): value is string {
  return typeof value === 'string' && value.length < 4096;
}
