const PREFIX = 'portfolio.drafts.';

/** Where drafts stood before they had an owner. */
const OWNERLESS = 'portfolio.draft.';

/** Whose draft it is, and of what. */
export type DraftKey = { uid: string; name: string };

/**
 * Half-filled forms, kept in this browser for the account that fills them in, also while it is signed out. Where the
 * browser refuses to store, they are simply not kept.
 */
export function readDraft(key: DraftKey): unknown {
  try {
    dropOwnerlessDrafts();
    return JSON.parse(localStorage.getItem(placeOf(key)) ?? 'null');
  } catch {
    return null;
  }
}

export function saveDraft(key: DraftKey, draft: unknown): void {
  try {
    localStorage.setItem(placeOf(key), JSON.stringify(draft));
  } catch {
    // Full or forbidden.
  }
}

export function clearDraft(key: DraftKey): void {
  try {
    localStorage.removeItem(placeOf(key));
  } catch {
    // Nothing was kept either.
  }
}

/** Nobody knows whose they are. */
function dropOwnerlessDrafts(): void {
  for (const place of Object.keys(localStorage)) {
    if (place.startsWith(OWNERLESS)) localStorage.removeItem(place);
  }
}

function placeOf({ uid, name }: DraftKey): string {
  return `${PREFIX}${uid}.${name}`;
}
