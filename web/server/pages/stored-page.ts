import { storeText, type StoredText } from '../stored-text';
import { inlineStyleHashes } from './security-headers';

export type StoredPage = StoredText & {
  complete: boolean;
  /** Bytes with its compressed copies, which are made later. */
  size: number;
  styleHashes: string[];
};

/** One by brotli and one by gzip, which take less than a quarter of a page each. */
const WITH_COPIES = 1.5;

/** `before` is the same page as it was rendered last: when nothing has changed, it stays with all its work. */
export function storePage(html: string, complete: boolean, before?: StoredPage): StoredPage {
  const text = storeText(html);
  if (before?.etag === text.etag && before.complete === complete) return before;
  return {
    ...text,
    complete,
    size: Math.ceil(text.bytes.length * WITH_COPIES),
    styleHashes: inlineStyleHashes(html),
  };
}
