import { COPIES, storeText, type StoredText } from '../stored-text';
import { inlineStyleHashes } from './security-headers';

export type StoredPage = StoredText & {
  complete: boolean;
  /** Bytes with all its compressed copies, which are made later and are never larger than the page. */
  size: number;
  styleHashes: string[];
};

/** `before` is the same page as it was rendered last: when nothing has changed, it stays with all its work. */
export function storePage(html: string, complete: boolean, before?: StoredPage): StoredPage {
  const text = storeText(html);
  if (before?.etag === text.etag && before.complete === complete) return before;
  return {
    ...text,
    complete,
    size: text.bytes.length * COPIES,
    styleHashes: inlineStyleHashes(html),
  };
}
