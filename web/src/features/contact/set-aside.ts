import { parseRecord, readItem, writeItem } from '../../lib/storage/storage';
import { SET_ASIDE_KEY } from './contact-texts';

type SetAside = {
  /** What the visitor had written. */
  own: string;
  /** What took its place, and is not his. */
  prepared: string;
};

const NOTHING: SetAside = { own: '', prepared: '' };

/** Of this tab only; without storage, of this page only. */
let current = NOTHING;

export function readSetAside(): SetAside {
  const stored = readItem(SET_ASIDE_KEY, 'sessionStorage');
  if (stored !== undefined) current = parseSetAside(stored);
  return current;
}

export function setAside(change: Partial<SetAside>): void {
  current = { ...readSetAside(), ...change };
  const isEmpty = !current.own && !current.prepared;
  writeItem(SET_ASIDE_KEY, isEmpty ? null : JSON.stringify(current), 'sessionStorage');
}

function parseSetAside(stored: string | null): SetAside {
  const { own, prepared } = parseRecord(stored);
  return typeof own === 'string' && typeof prepared === 'string' ? { own, prepared } : NOTHING;
}
