/** As the proxy in front makes it, or another one before that. */
const REQUEST_ID = /^[\w-]{8,64}$/;
/** The links of previews and the like. */
const SECRET = /[\w.~%-]{40,}/g;

/** What names a request in the logs of every server that it passes. */
export const REQUEST_ID_HEADER = 'x-request-id';

export type LoggedRequest = { method: string; path: string; status: number; milliseconds: number };

/** The one that was given, if it is one. */
export function requestIdOf(given: string | undefined): string {
  return given && REQUEST_ID.test(given) ? given : crypto.randomUUID();
}

/** The path alone, without what only the visitor may know. */
export function loggedPath(address: string): string {
  return hideSecrets(address.replace(/[?#].*$/s, ''));
}

export function hideSecrets(text: string): string {
  return text.replace(SECRET, '…');
}

/** Asked by the entrance several times a second, and no visitor's. */
export function isProbe(path: string): boolean {
  return path === '/readyz' || path === '/healthz';
}
