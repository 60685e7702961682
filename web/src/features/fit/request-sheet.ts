import { FIT_LIMITS, FIT_MESSAGES, type EvidenceSheet } from '../../content/fit-rules';

const OFFLINE = 'You seem to be offline. Please try again when you are connected.';
export const UNREACHABLE = 'The server cannot be reached. Please try again in a moment.';

/** What keeps an advert from being sent, or nothing. */
export function problemOf(advert: string): string | undefined {
  if (advert.trim() === '') return FIT_MESSAGES.blank;
  if (advert.length > FIT_LIMITS.advertLength) return FIT_MESSAGES.tooLong;
  return undefined;
}

/**
 * In the body of a request, so that the advert stands in no address and no log.
 * @throws Error whose message tells the visitor what to do
 */
export async function requestSheet(advert: string, signal: AbortSignal): Promise<EvidenceSheet> {
  const response = await send(advert, signal);
  if (!response.ok) throw new Error((await readMessage(response)) ?? reasonOf(response));
  return response.json().catch((error: unknown) => {
    throw signal.aborted ? error : new Error(UNREACHABLE, { cause: error });
  }) as Promise<EvidenceSheet>;
}

async function send(advert: string, signal: AbortSignal): Promise<Response> {
  try {
    return await fetch('/api/fit', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ advert }),
      signal,
    });
  } catch (error) {
    if (signal.aborted) throw error;
    throw new Error(navigator.onLine ? UNREACHABLE : OFFLINE, { cause: error });
  }
}

function reasonOf({ status }: Response): string {
  return status === 413 ? FIT_MESSAGES.tooLong : UNREACHABLE;
}

async function readMessage(response: Response): Promise<string | undefined> {
  if (response.status === 500) return undefined;
  try {
    const body = (await response.json()) as { message?: string; error?: { message?: string } };
    return body.error?.message ?? body.message;
  } catch {
    return undefined;
  }
}
