import type { Context } from 'koa';

const FOREVER = 'public, max-age=31536000, immutable';

export type SocialPicture = {
  body: Buffer;
  etag: string;
  version: string;
  /** Unless the picture in it could not be read. */
  isWhole: boolean;
};

/** `?v=` is the version: only what is still current under it stays what it is. */
export function sendPicture(
  ctx: Context,
  { body, etag, version, isWhole }: SocialPicture,
  type = 'image/jpeg',
): void {
  const isCurrent = ctx.query.v === version;
  ctx.set({ ETag: etag, 'Cache-Control': isCurrent && isWhole ? FOREVER : 'no-cache' });
  ctx.type = type;
  ctx.body = body;
  // Koa looks at the status, too.
  ctx.status = 200;
  if (ctx.fresh) ctx.status = 304;
}
