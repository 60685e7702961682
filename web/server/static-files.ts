import { serveStatic } from '@hono/node-server/serve-static';
import type { MiddlewareHandler } from 'hono';
import { AN_HOUR, FOREVER } from './cache-control';

/** The built files; names under /assets carry a hash of their content. Compressed copies stand beside them. */
export function staticFiles(root: string): MiddlewareHandler {
  const serve = serveStatic({
    root,
    index: 'none',
    precompressed: true,
    onFound: (_, context) =>
      context.header('cache-control', context.req.path.startsWith('/assets/') ? FOREVER : AN_HOUR),
  });
  // Pages are rendered, never sent as the template they are made from.
  return (context, next) => (context.req.path === '/index.html' ? next() : serve(context, next));
}
