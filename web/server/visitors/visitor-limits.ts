import type { IncomingMessage } from 'node:http';
import { createLimit, createLimits, type LimitOptions } from '../../src/lib/limit';
import { clientAddress } from './client-address';
import { visitorNetwork } from '../../../cms/src/shared-with-web/visitor-network';

type Options = { each: LimitOptions; all: LimitOptions; trustedProxies: number };

/** Bounds what runs at once for each visitor and for all of them, so that no one's flood keeps the others waiting. */
export function createVisitorLimits({ each, all, trustedProxies }: Options) {
  const whole = createLimit(all);
  const visitors = createLimits(each);

  /**
   * Whoever has left does not wait on.
   * @throws BusyError when too many wait already
   */
  async function run<Result>(
    incoming: IncomingMessage,
    task: (gone: AbortSignal) => Promise<Result>,
  ): Promise<Result> {
    const { socket } = incoming;
    const gone = new AbortController();
    const leave = () => gone.abort();
    if (socket.destroyed) leave();
    socket.once('close', leave);
    const visitor = visitorNetwork(clientAddress(incoming, trustedProxies));
    const inTurn = () => whole.run(() => task(gone.signal), gone.signal);
    try {
      return await visitors.run(visitor, inTurn, gone.signal);
    } finally {
      socket.off('close', leave);
    }
  }

  return { run };
}
