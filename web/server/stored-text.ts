import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import type { Context } from 'hono';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** What is sent as it stands, to many. */
export type StoredText = {
  etag: string;
  bytes: Buffer<ArrayBuffer>;
  /** Compressed with the first request that takes it. */
  encoded: (encoding: Encoding) => Promise<Buffer<ArrayBuffer>>;
};

type Encoding = keyof typeof compress;

const compress = {
  br: (text: Buffer) => brotli(text, 5),
  gzip: (text: Buffer) => promisify(gzip)(text),
};

const brotli = (text: Buffer, quality: number) =>
  promisify(brotliCompress)(text, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } });

/** The last quality, 11, takes three times as long as this one and saves a fiftieth; with 9 nothing is saved at all. */
const SMALLEST = 10;

/** One text at a time: the threads that do it read the files of all visitors, too, and a robot thinks of many searches. */
let isMakingSmallest = false;

export function storeText(text: string): StoredText {
  const bytes = Buffer.from(text);
  const done: Partial<Record<Encoding, Promise<Buffer<ArrayBuffer>>>> = {};
  let asked = 0;
  let hasBegun = false;

  async function makeSmallest() {
    hasBegun = true;
    isMakingSmallest = true;
    try {
      done.br = Promise.resolve(await brotli(bytes, SMALLEST));
    } catch (error) {
      console.error('Compressing a text failed:', error);
    } finally {
      isMakingSmallest = false;
    }
  }

  return {
    bytes,
    etag: `W/"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`,
    encoded(encoding) {
      const kept = (done[encoding] ??= compress[encoding](bytes));
      // A tenth smaller takes thirty times as long, which a text asked for again is worth.
      if (encoding === 'br' && ++asked > 1 && !hasBegun && !isMakingSmallest) void makeSmallest();
      return kept;
    },
  };
}

type Sending = { type: string; cacheControl: string; status?: 200 | 404 | 500 | 503 };

export async function sendText(
  context: Context,
  text: StoredText,
  { type, cacheControl, status = 200 }: Sending,
) {
  context.header('cache-control', cacheControl);
  context.header('vary', 'accept-encoding');
  context.header('etag', text.etag);
  if (status === 200 && isAmong(context.req.header('if-none-match'), text.etag))
    return context.body(null, 304);

  context.header('content-type', `${type}; charset=utf-8`);
  const encoding = acceptedEncoding(context.req.header('accept-encoding'));
  if (!encoding) return context.body(text.bytes, status);
  context.header('content-encoding', encoding);
  return context.body(await text.encoded(encoding), status);
}

/** Weak or strong: https://www.rfc-editor.org/rfc/rfc9110#section-13.1.2 */
function isAmong(header = '', etag: string): boolean {
  const opaque = (tag: string) => tag.trim().replace(/^W\//, '');
  return header.split(',').some((tag) => opaque(tag) === opaque(etag) || tag.trim() === '*');
}

const acceptedEncoding = (header?: string): Encoding | undefined =>
  (['br', 'gzip'] as const).find((encoding) => accepts(header, encoding));

const ACCEPTED = {
  br: /\bbr\b(?!\s*;\s*q=0(\.0*)?(,|$))/,
  gzip: /\bgzip\b(?!\s*;\s*q=0(\.0*)?(,|$))/,
};

/** @param header `accept-encoding` */
export const accepts = (header = '', encoding: Encoding): boolean => ACCEPTED[encoding].test(header);
