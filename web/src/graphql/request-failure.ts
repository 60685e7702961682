import { CombinedGraphQLErrors, ServerError } from '@apollo/client/errors';
import * as z from 'zod/mini';
import { toast } from '../components/toasts/toaster';
import { isRecord, parseRecord } from '../lib/storage/storage';
import { isOutage } from '../lib/vendors/auth-outage';

const SIGNED_OUT: unknown[] = [
  'auth/user-token-expired',
  'auth/invalid-user-token',
  'auth/user-disabled',
  'auth/user-not-found',
];

/** As Strapi says which fields it refuses. */
const refusalSchema = z.object({
  details: z.object({ errors: z.array(z.object({ path: z.array(z.string()), message: z.string() })) }),
});

export function reportFailure(error: unknown, fallback: string): void {
  toast.error(failureText(error, fallback), adviceOn(error));
}

/** Several fields can be wrong at once: under the title each is told. */
export function reportRefusal(error: unknown, title: string, fallback: string): void {
  const problems = fieldErrors(error).map(({ message }) => message);
  if (problems.length === 0) reportFailure(error, fallback);
  else toast.error(title, `${problems.join('. ')}.`);
}

/** Of a form that keeps a draft. */
export function reportFailedSave(error: unknown, fallback: string): void {
  const advice = isSignedOut(error)
    ? 'Your session has ended. Please log in again: your text is kept.'
    : adviceOn(error);
  toast.error(failureText(error, fallback), advice);
}

/** Under a title that is always the same. */
export function reportFailedDeletion(error: unknown, title: string): void {
  const reason = failureText(error, title);
  toast.error(title, adviceOn(error) ?? (reason === title ? undefined : reason));
}

/** What to tell the user: the server's own words, else `{status}: {statusText}`, else the fallback. */
export function failureText(error: unknown, fallback: string): string {
  return fieldErrors(error)[0]?.message ?? serverMessage(error) ?? statusLine(error) ?? fallback;
}

/** The fields the server refused, by name. */
export function fieldErrors(error: unknown): { path: string[]; message: string }[] {
  if (!CombinedGraphQLErrors.is(error)) return [];
  return refusalSchema.safeParse(error.errors[0]?.extensions?.error).data?.details.errors ?? [];
}

/** True when a picture that was sent before is not on the server any more. */
export function refusesImages(error: unknown, field: 'images' | 'portrait' = 'images'): boolean {
  return fieldErrors(error).some(({ path }) => path[0] === field);
}

export function hasCode(error: unknown, code: string): boolean {
  return CombinedGraphQLErrors.is(error) && error.errors.some(({ extensions }) => extensions?.code === code);
}

/** True when the server does not take what was sent to it, and will not take it the next time. */
export function isRefusal(error: unknown): boolean {
  return ServerError.is(error) && [400, 413].includes(error.response.status);
}

/** True when the server, or what stands before it, takes nothing that large, and does not say it in words. */
export function isTooLarge(error: unknown): boolean {
  return ServerError.is(error) && error.response.status === 413 && serverMessage(error) === null;
}

/** True when the user ended the request. */
export function isCancelled(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'AbortError';
}

/** True when no answer came at all; TypeErrors are what fetch and uploads throw then. */
export function isOffline(error: unknown): boolean {
  if (isOutage(error)) return false;
  return error instanceof TypeError || codeOf(error) === 'auth/network-request-failed';
}

/** True when the server, or what is behind it, is away for a while. */
export function isUnavailable(error: unknown): boolean {
  return ServerError.is(error) && [502, 503, 504].includes(error.response.status);
}

/** True when Firebase gives this account no ID token any more. */
export function isSignedOut(error: unknown): boolean {
  return SIGNED_OUT.includes(codeOf(error));
}

/** What the user can do about it, where the failure does not say. */
export function adviceOn(error: unknown): string | undefined {
  if (isOffline(error)) return 'No connection. Nothing is lost: please try again when it is back.';
  if (isSignedOut(error)) return 'Your session has ended. Please log in again.';
  if (isTooLarge(error)) return 'It is too large for the server: please use smaller pictures, or less text.';
  if (isSilentFault(error)) return 'The server has a problem: please try again later.';
  return undefined;
}

/** Of the server, or of what stands before it, which answers with a page. */
function isSilentFault(error: unknown): boolean {
  return ServerError.is(error) && error.response.status >= 500 && serverMessage(error) === null;
}

function codeOf(error: unknown): unknown {
  return isRecord(error) ? error.code : undefined;
}

function serverMessage(error: unknown): string | null {
  if (CombinedGraphQLErrors.is(error)) return error.errors[0]?.message ?? null;
  return ServerError.is(error) ? messageIn(error.bodyText) : null;
}

function messageIn(body: string): string | null {
  const { message, error } = parseRecord(body);
  const text = message ?? (isRecord(error) ? (error.message ?? error) : error);
  return typeof text === 'string' && text ? text : null;
}

function statusLine(error: unknown): string | null {
  if (!ServerError.is(error)) return null;
  const { status, statusText } = error.response;
  // A network that wants to be logged in to answers with a page and 200: OK.
  return statusText && status >= 400 ? `${status}: ${statusText}` : null;
}
