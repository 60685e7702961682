import type { Account } from '../../lib/firebase';

const KEY = 'portfolio.account';

/** Stands in for localStorage where the browser refuses it. */
let inMemory: string | null = null;
const listeners = new Set<() => void>();

/**
 * Who signed in here last. It lets the bar show the right face before Firebase has loaded, and spares
 * visitors who never signed in from loading Firebase at all. It proves nothing: the server checks tokens.
 */
export function rememberAccount(account: Account | null): void {
  inMemory = account && JSON.stringify(account);
  try {
    if (inMemory) localStorage.setItem(KEY, inMemory);
    else localStorage.removeItem(KEY);
  } catch {
    // Kept in memory only.
  }
  document.documentElement.toggleAttribute('data-account', Boolean(account));
  listeners.forEach((listener) => listener());
}

export function readRememberedAccount(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return inMemory;
  }
}

export function watchRememberedAccount(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

export function parseAccount(text: string | null | undefined): Account | null {
  if (!text) return null;
  try {
    const account = JSON.parse(text) as Partial<Account> | null;
    return account && typeof account.uid === 'string' ? { ...NOBODY, ...account, uid: account.uid } : null;
  } catch {
    return null;
  }
}

const NOBODY = { displayName: null, photoURL: null, email: null, emailVerified: false };
