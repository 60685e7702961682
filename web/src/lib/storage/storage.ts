/** What this browser keeps, or this tab. Both may refuse, or be full. */
type Place = 'localStorage' | 'sessionStorage';

/** Null when nothing is stored there, undefined when the browser refuses to tell. */
export function readItem(key: string, place: Place = 'localStorage'): string | null | undefined {
  try {
    return window[place].getItem(key);
  } catch {
    return undefined;
  }
}

/** @returns whether it is stored; null removes what was */
export function writeItem(key: string, value: string | null, place: Place = 'localStorage'): boolean {
  try {
    if (value === null) window[place].removeItem(key);
    else window[place].setItem(key, value);
    return true;
  } catch {
    return false;
  }
}

/** Their keys; none when the browser refuses to tell. */
export function itemsBeginningWith(prefix: string): string[] {
  try {
    return Object.keys(localStorage).filter((key) => key.startsWith(prefix));
  } catch {
    return [];
  }
}

export function removeItemsBeginningWith(prefix: string): void {
  for (const key of itemsBeginningWith(prefix)) writeItem(key, null);
}

/** The fields of a stored object, whoever has written it; none when it is damaged or no object. */
export function parseRecord(json: string | null | undefined): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(json ?? '');
    return isRecord(value) ? value : {};
  } catch {
    return {};
  }
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
