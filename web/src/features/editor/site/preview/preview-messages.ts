import type { Site_siteFragment } from '../../../../graphql/generated';
import { isRecord } from '../../../../lib/storage/storage';

/** What the form shows in the frame beside it. */
export type Shown = { site: Site_siteFragment; path: string; part: string | undefined };

const READY = 'portfolio.preview.ready';
const SHOWN = 'portfolio.preview.shown';

export function showIn(frame: Window, shown: Shown): void {
  frame.postMessage({ type: SHOWN, shown }, location.origin);
}

/** Asks the form for what to show. */
export function announceReady(form: Window): void {
  form.postMessage({ type: READY }, location.origin);
}

export function onReady(frame: () => Window | null | undefined, answer: () => void): () => void {
  return listenTo(frame, (data) => {
    if (data.type === READY) answer();
  });
}

export function onShown(form: Window, take: (shown: Shown) => void): () => void {
  return listenTo(
    () => form,
    // Only our own pages speak as this window from this origin.
    (data) => data.type === SHOWN && take(data.shown as Shown),
  );
}

/** To one window of our own origin: anybody may send a message. */
function listenTo(from: () => Window | null | undefined, take: (data: Record<string, unknown>) => void) {
  function listen({ origin, source, data }: MessageEvent<unknown>) {
    if (origin === location.origin && source !== null && source === from() && isRecord(data)) take(data);
  }
  addEventListener('message', listen);
  return () => removeEventListener('message', listen);
}
