import { itemsBeginningWith, parseRecord, readItem, removeItemsBeginningWith, writeItem } from './storage';

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
  const shared = sharedPlace(key);
  const stored = [placeOf(key), shared, ...itemsBeginningWith(`${shared}~`)].find((place) => readItem(place));
  move(key, stored ?? shared);
  return parseRecord(readItem(placeOf(key)));
}

/** Null when there is nothing to keep. */
export function saveDraft(key: DraftKey, draft: object | null): void {
  writeItem(placeOf(key), draft && JSON.stringify(draft));
}

/** Calls when another tab writes where this one keeps its draft. From then on each has a place of its own. */
export function onDraftElsewhere(key: DraftKey, listener: () => void): () => void {
  const listen = (event: StorageEvent) => {
    if (event.key !== placeOf(key)) return;
    move(key, `${sharedPlace(key)}~${Date.now()}`);
    writeItem(placeOf(key), event.oldValue);
    listener();
  };
  window.addEventListener('storage', listen);
  return () => window.removeEventListener('storage', listen);
}

/** Where this tab keeps its draft, also after a reload. */
function placeOf(key: DraftKey): string {
  return readItem(sharedPlace(key), 'sessionStorage') ?? sharedPlace(key);
}

function move(key: DraftKey, place: string): void {
  writeItem(sharedPlace(key), place, 'sessionStorage');
}

function sharedPlace({ uid, name }: DraftKey): string {
  return `${PREFIX}${uid}.${name}`;
}
