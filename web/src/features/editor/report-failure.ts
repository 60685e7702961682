import { toast } from '../../components/toaster';
import { failureText, isOffline, isSignedOut } from './request-failure';

export function reportFailure(error: unknown, fallback: string): void {
  toast.error(failureText(error, fallback), adviceOn(error));
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

function adviceOn(error: unknown): string | undefined {
  if (isOffline(error)) return 'No connection. Nothing is lost: please try again when it is back.';
  if (isSignedOut(error)) return 'Your session has ended. Please log in again.';
  return undefined;
}
