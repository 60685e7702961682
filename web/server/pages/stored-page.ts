import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { inlineStyleHashes } from './security-headers';

export type StoredPage = {
  complete: boolean;
  /** Bytes with all its compressed copies, which are made later and are never larger than the page. */
  size: number;
  etag: string;
  html: Buffer<ArrayBuffer>;
  styleHashes: string[];
  /** Compressed with the first request that takes it. */
  encoded: (encoding: Encoding) => Promise<Buffer<ArrayBuffer>>;
};

type Encoding = keyof typeof compress;

const compress = {
  br: (html: Buffer) => brotli(html, 5),
  gzip: (html: Buffer) => promisify(gzip)(html),
};

const brotli = (html: Buffer, quality: number) =>
  promisify(brotliCompress)(html, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } });

/** `before` is the same page as it was rendered last: when nothing has changed, it stays with all its work. */
export function storePage(text: string, complete: boolean, before?: StoredPage): StoredPage {
  const html = Buffer.from(text);
  const etag = `W/"${createHash('sha256').update(html).digest('base64url').slice(0, 22)}"`;
  if (before?.etag === etag && before.complete === complete) return before;

  const done: Partial<Record<Encoding, Promise<Buffer<ArrayBuffer>>>> = {};
  let asked = 0;
  return {
    complete,
    size: html.length * (1 + Object.keys(compress).length),
    html,
    etag,
    styleHashes: inlineStyleHashes(text),
    encoded(encoding) {
      const kept = (done[encoding] ??= compress[encoding](html));
      // A tenth smaller takes fifty times as long, which a page asked for again is worth.
      if (encoding === 'br' && ++asked === 2) {
        brotli(html, 11).then(
          (smallest) => (done.br = Promise.resolve(smallest)),
          (error: unknown) => console.error('Compressing a page failed:', error),
        );
      }
      return kept;
    },
  };
}

export function acceptedEncoding(header = ''): Encoding | undefined {
  if (/\bbr\b(?!\s*;\s*q=0(\.0*)?(,|$))/.test(header)) return 'br';
  if (/\bgzip\b(?!\s*;\s*q=0(\.0*)?(,|$))/.test(header)) return 'gzip';
}
