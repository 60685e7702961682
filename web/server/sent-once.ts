import type { Http2Bindings, HttpBindings } from '@hono/node-server';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';

export type Fetch = (request: Request, env: HttpBindings | Http2Bindings) => Response | Promise<Response>;

/** Hono answers HEAD by a copy of what it would answer GET by, and a copy does not tell that it is sent already. */
export const sentOnce =
  (fetch: Fetch): Fetch =>
  (request, env) =>
    request.method === 'HEAD' ? answerHead(fetch, request, env) : fetch(request, env);

async function answerHead(fetch: Fetch, request: Request, env: HttpBindings | Http2Bindings) {
  const answer = await fetch(request, env);
  return env.outgoing.headersSent ? RESPONSE_ALREADY_SENT : answer;
}
