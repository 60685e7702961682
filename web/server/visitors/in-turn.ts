import type { Socket } from 'node:net';
import type { Fetch } from '../sent-once';

/** How many requests of a connection may be unanswered; browsers send one after the other. */
const MAX_UNANSWERED = 16;

/**
 * Works on one request of a connection after the other, as they are answered anyway. Node hands over all that are
 * sent at once, thousands in a packet: https://nodejs.org/api/http.html#servermaxrequestspersocket counts others.
 */
export function inTurn(fetch: Fetch): Fetch {
  const unanswered = new WeakMap<Socket, Promise<void>[]>();

  return (request, env) => {
    const { socket } = env.incoming;
    const before = unanswered.get(socket) ?? [];
    if (before.length >= MAX_UNANSWERED) return tooMany();

    const last = before.at(-1);
    const answered = new Promise<void>((resolve) => {
      env.outgoing.once('close', () => {
        void before.shift();
        resolve();
      });
    });
    before.push(answered);
    unanswered.set(socket, before);
    if (!last) return fetch(request, env);
    // Nobody is left to answer, and nothing would tell when that is done.
    return last.then(() => (socket.destroyed ? new Response(null) : fetch(request, env)));
  };
}

function tooMany() {
  return new Response(null, { status: 503, headers: { connection: 'close', 'retry-after': '1' } });
}
