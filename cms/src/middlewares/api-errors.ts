import type { Context, Next } from 'koa';
import { statusOfError } from '../errors/error-kinds';

/** Paths whose errors are `{ message, details }` instead of Strapi's `{ data, error }`. */
const CONTRACT_PATHS = /^\/api\/portfolio(\/|$)/;

/** EmailJS answers errors as plain text. */
const EMAILJS_PATHS = /^\/api\/v1\.0\/email\//;

const GEMINI_PATHS = /^\/api\/assistant\/v1beta\//;

/** Google's names of HTTP statuses: https://cloud.google.com/apis/design/errors#http_mapping */
const GEMINI_STATUS: Record<number, string> = {
  400: 'INVALID_ARGUMENT',
  404: 'NOT_FOUND',
  413: 'INVALID_ARGUMENT',
  429: 'RESOURCE_EXHAUSTED',
  500: 'INTERNAL',
  503: 'UNAVAILABLE',
};

type StrapiError = { name: string; message: string; details?: { errors?: unknown[]; retryAfter?: number } };

export default () =>
  async function apiErrors(ctx: Context, next: Next): Promise<void> {
    await next();
    const error = (ctx.body as { error?: StrapiError } | null)?.error;
    if (ctx.status < 400 || !error) return;
    const status = statusOfError(error.name) ?? ctx.status;
    if (status === 503) ctx.set('Retry-After', '30');
    if (error.details?.retryAfter) ctx.set('Retry-After', String(error.details.retryAfter));
    if (CONTRACT_PATHS.test(ctx.path)) {
      ctx.body = { message: error.message, details: error.details?.errors ?? [] };
    }
    if (EMAILJS_PATHS.test(ctx.path)) {
      ctx.type = 'text/plain';
      ctx.body = error.message;
    }
    if (GEMINI_PATHS.test(ctx.path)) {
      const { message } = error;
      ctx.body = {
        error: { code: status, message, status: GEMINI_STATUS[status] ?? 'UNKNOWN', details: [] },
      };
    }
    ctx.status = status;
  };
