import { rm } from 'node:fs/promises';
import type { Context, Next } from 'koa';

/** strapi::body deletes only the temporary files of the field `files`; this deletes all. */
export default () =>
  async function uploadCleanup(ctx: Context, next: Next): Promise<void> {
    const paths = Object.values(ctx.request.files ?? {})
      .flat()
      .map(({ filepath }) => filepath);
    try {
      await next();
    } finally {
      await Promise.all(paths.map((path) => rm(path, { force: true })));
    }
  };
