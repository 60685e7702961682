import type { Context } from 'hono';
import { AN_HOUR } from './cache-control';

/** What is not known now, nobody shall keep for an hour. */
export function sendCrawlerText(context: Context, type: string, text: string, isCurrent = true) {
  return context.body(text, 200, {
    'content-type': `${type}; charset=utf-8`,
    'cache-control': isCurrent ? AN_HOUR : 'no-store',
  });
}
