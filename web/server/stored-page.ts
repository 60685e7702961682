import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

export type StoredPage = {
  complete: boolean;
  etag: string;
  html: Buffer;
  /** Compressed with the first request that takes it. */
  encoded: (encoding: Encoding) => Promise<Buffer>;
};

export type Encoding = keyof typeof compress;

const compress = {
  br: (html: Buffer) => promisify(brotliCompress)(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: (html: Buffer) => promisify(gzip)(html),
};

export function storePage(text: string, complete: boolean): StoredPage {
  const html = Buffer.from(text);
  const done: Partial<Record<Encoding, Promise<Buffer>>> = {};
  return {
    complete,
    html,
    etag: `W/"${createHash('sha256').update(html).digest('base64url').slice(0, 22)}"`,
    encoded: (encoding) => (done[encoding] ??= compress[encoding](html)),
  };
}

export function acceptedEncoding(header = ''): Encoding | undefined {
  if (/\bbr\b(?!\s*;\s*q=0(\.0*)?(,|$))/.test(header)) return 'br';
  if (/\bgzip\b(?!\s*;\s*q=0(\.0*)?(,|$))/.test(header)) return 'gzip';
}
