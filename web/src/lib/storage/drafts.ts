import { parseRecord, readItem, removeItemsBeginningWith, writeItem } from './storage';

const PREFIX = 'portfolio.drafts.';

/** Where drafts stood before they had an owner: nobody knows whose they are. */
const OWNERLESS = 'portfolio.draft.';

/** Whose draft it is, and of what. */
export type DraftKey = { uid: string; name: string };

/**
 * Half-filled forms, kept in this browser for the account that fills them in, also while it is signed out. Where the
 * browser refuses to store, they are simply not kept.
 */
export function readDraft(key: DraftKey): Record<string, unknown> {
  removeItemsBeginningWith(OWNERLESS);
  return parseRecord(readItem(placeOf(key)));
}

/** Null when there is nothing to keep. */
export function saveDraft(key: DraftKey, draft: object | null): void {
  writeItem(placeOf(key), draft && JSON.stringify(draft));
}

/** Calls when another tab keeps its draft in the same place, or empties it. */
export function onDraftElsewhere(key: DraftKey, listener: (isKept: boolean) => void): () => void {
  const listen = (event: StorageEvent) => {
    if (event.key === placeOf(key)) listener(event.newValue !== null);
  };
  window.addEventListener('storage', listen);
  return () => window.removeEventListener('storage', listen);
}

function placeOf({ uid, name }: DraftKey): string {
  return `${PREFIX}${uid}.${name}`;
}
