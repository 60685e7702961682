import { toast } from '../../components/toaster';
import { failureText } from './request-failure';

export function reportFailure(error: unknown, fallback: string): void {
  // What fetch and uploads throw when no answer came at all.
  const offline = error instanceof TypeError;
  toast.error(
    failureText(error, fallback),
    offline ? 'No connection. Nothing is lost: please try again when it is back.' : undefined,
  );
}
