import { mkdtemp, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import type { Context, Middleware, Next } from 'koa';
import { diskFull } from '../database/database-errors';
import type { FormFile, formParsing } from './form-parsing';

type Config = ReturnType<typeof formParsing> & { uploadDir: string };

const MAX_FILES = 50;

/**
 * strapi::body for forms with files. Each request gets a temporary folder of its own, which goes with it however it
 * ends: strapi::body deletes only the files of the field `files`, and formidable forgets those whose form breaks off
 * or whose field is called `__proto__`.
 */
export default ({ uploadDir, ...config }: Config, { strapi }: { strapi: Core.Strapi }) => {
  const createBody = strapi.middleware('strapi::body') as (config: object, context: object) => Middleware;
  return async function forms(ctx: Context, next: Next): Promise<void> {
    if (!ctx.is('multipart')) {
      await next();
      return;
    }
    const folder = await mkdtemp(path.join(uploadDir, 'form-'));
    const formidable = { ...config.formidable, uploadDir: folder, onFileBegin: numberFiles() };
    try {
      await createBody({ ...config, formidable }, { strapi })(ctx, async () => {
        await refuseCutFiles(ctx);
        await next();
      });
    } finally {
      await rm(folder, { recursive: true, force: true, maxRetries: 5 });
    }
  };
};

/** formidable calls a file whole of which a full disk took only the beginning. */
async function refuseCutFiles(ctx: Context): Promise<void> {
  for (const { filepath, size } of Object.values(ctx.request.files ?? {}).flat()) {
    if ((await stat(filepath)).size < size) throw diskFull();
  }
}

/** Files are reported in the order they reach the disk; the number keeps the order they were sent in. */
function numberFiles() {
  let count = 0;
  return (_field: string, file: FormFile) => {
    if (count === MAX_FILES) throw new errors.PayloadTooLargeError('This form has too many files.');
    file.sequence = count++;
  };
}
