import type { Context, Next } from 'koa';

const STATUS_BY_NAME: Record<string, number> = {
  SignInError: 401,
  ConflictError: 409,
  UnsupportedMediaTypeError: 415,
  ServiceUnavailableError: 503,
};

/** Paths whose errors are `{ message, details }` instead of Strapi's `{ data, error }`. */
const CONTRACT_PATHS = /^\/api\/portfolio(\/|$)/;

/** EmailJS answers errors as plain text. */
const EMAILJS_PATHS = /^\/api\/v1\.0\/email\//;

type StrapiErrorBody = { error?: { name: string; message: string; details?: { errors?: unknown[] } } };

export default () =>
  async function apiErrors(ctx: Context, next: Next): Promise<void> {
    await next();
    const error = (ctx.body as StrapiErrorBody | null)?.error;
    if (ctx.status < 400 || !error) return;
    const status = STATUS_BY_NAME[error.name] ?? ctx.status;
    if (status === 503) ctx.set('Retry-After', '30');
    if (CONTRACT_PATHS.test(ctx.path)) {
      ctx.body = { message: error.message, details: error.details?.errors ?? [] };
    }
    if (EMAILJS_PATHS.test(ctx.path)) ctx.body = error.message;
    ctx.status = status;
  };
