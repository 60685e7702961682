import { CombinedGraphQLErrors, ServerError } from '@apollo/client/errors';

/** An answer of the REST API that is not a success. */
export class RequestFailure extends Error {
  constructor(
    readonly status: number,
    readonly statusText: string,
    readonly body: string,
  ) {
    super(`${status} ${statusText}`);
  }
}

const SIGNED_OUT: unknown[] = [
  'auth/user-token-expired',
  'auth/invalid-user-token',
  'auth/user-disabled',
  'auth/user-not-found',
];

type FieldError = { path: string[]; message: string };

/** What to tell the user: the server's own words, else `{status}: {statusText}`, else the fallback. */
export function failureText(error: unknown, fallback: string): string {
  return fieldErrors(error)[0]?.message ?? serverMessage(error) ?? statusLine(error) ?? fallback;
}

/** The fields the server refused, by name. */
export function fieldErrors(error: unknown): FieldError[] {
  if (!CombinedGraphQLErrors.is(error)) return [];
  const details = error.errors[0]?.extensions?.error as { details?: { errors?: FieldError[] } } | undefined;
  return details?.details?.errors ?? [];
}

/** True when a picture that was sent before is not on the server any more. */
export function refusesImages(error: unknown): boolean {
  return fieldErrors(error).some(({ path }) => path[0] === 'images');
}

export function hasCode(error: unknown, code: string): boolean {
  return CombinedGraphQLErrors.is(error) && error.errors.some(({ extensions }) => extensions?.code === code);
}

/** True when the user ended the request. */
export function isCancelled(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'AbortError';
}

/** True when no answer came at all; TypeErrors are what fetch and uploads throw then. */
export function isOffline(error: unknown): boolean {
  return error instanceof TypeError || codeOf(error) === 'auth/network-request-failed';
}

/** True when Firebase gives this account no ID token any more. */
export function isSignedOut(error: unknown): boolean {
  return SIGNED_OUT.includes(codeOf(error));
}

function codeOf(error: unknown): unknown {
  return (error as { code?: unknown }).code;
}

function serverMessage(error: unknown): string | null {
  if (CombinedGraphQLErrors.is(error)) return error.errors[0]?.message ?? null;
  if (ServerError.is(error)) return messageIn(error.bodyText);
  if (error instanceof RequestFailure) return messageIn(error.body);
  return null;
}

function messageIn(body: string): string | null {
  try {
    const { message, error } = JSON.parse(body) as { message?: unknown; error?: unknown };
    const text = message ?? (error as { message?: unknown } | undefined)?.message ?? error;
    return typeof text === 'string' && text ? text : null;
  } catch {
    return null;
  }
}

function statusLine(error: unknown): string | null {
  const { status, statusText } = ServerError.is(error)
    ? error.response
    : error instanceof RequestFailure
      ? error
      : { status: 0, statusText: '' };
  return statusText ? `${status}: ${statusText}` : null;
}
