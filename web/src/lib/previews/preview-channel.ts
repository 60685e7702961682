const NAME = 'saved projects';

/** Tells the previews of a project in other tabs of this browser that its draft was saved. */
export function announceSave(documentId: string): void {
  const channel = open();
  channel?.postMessage(documentId);
  channel?.close();
}

/** @returns what ends it */
export function onSave(documentId: string, listener: () => void): () => void {
  const channel = open();
  channel?.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (data === documentId) listener();
  });
  return () => channel?.close();
}

/** Older browsers have none: there a preview is loaded anew by hand. */
function open(): BroadcastChannel | undefined {
  return 'BroadcastChannel' in globalThis ? new BroadcastChannel(NAME) : undefined;
}
