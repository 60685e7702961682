import type { IncomingMessage } from 'node:http';
import { createLimit, createLimits, type LimitOptions } from '../../src/lib/limit';
import { clientAddress } from './client-address';
import { visitorNetwork, widerNetwork } from '../../../cms/src/shared-with-web/server/visitor-network';

type Options = { each: LimitOptions; all: LimitOptions; trustedProxies: number };

/** As much as so many visitors may a wider network of them, in the turns of all. */
const NETWORK = 4;
/** Outside of the turns of all at once: what they send and what they do not read is in the memory of this server. */
const OUTSIDE = 256;

/** Work in one of the turns of all visitors. */
export type InTurn = <Result>(work: () => Promise<Result>) => Promise<Result>;

/** Of whoever has a turn already. */
const AT_ONCE: InTurn = (work) => work();

/**
 * Bounds what runs at once for each visitor and for all of them, so that no one's flood keeps the others waiting. What
 * may take as long as a visitor likes, his sending and his reading, belongs outside of the turns of all. When so many
 * are slow that the memory could end, the one who has kept us waiting longest is cut off. If it is not they who are slow,
 * the next ones take such a turn from beginning to end.
 */
export function createVisitorLimits({ each, all, trustedProxies }: Options) {
  const whole = createLimit(all);
  const networks = createLimits({ running: NETWORK * each.running, waiting: all.waiting });
  const visitors = createLimits(each);
  const outside = new Set<IncomingMessage>();

  /**
   * Whoever has left does not wait on.
   * @throws BusyError when too many wait already
   */
  async function run<Result>(
    incoming: IncomingMessage,
    task: (inTurn: InTurn, gone: AbortSignal) => Promise<Result>,
  ): Promise<Result> {
    const { socket } = incoming;
    const gone = new AbortController();
    const leave = () => gone.abort();
    if (socket.destroyed) leave();
    socket.once('close', leave);
    const visitor = visitorNetwork(clientAddress(incoming, trustedProxies));
    const inTurn: InTurn = (work) =>
      networks.run(widerNetwork(visitor), () => whole.run(work, gone.signal), gone.signal);
    const begin = async () => {
      if (!makeRoom(outside)) return inTurn(() => task(AT_ONCE, gone.signal));
      outside.add(incoming);
      try {
        return await task(inTurn, gone.signal);
      } finally {
        outside.delete(incoming);
      }
    };
    try {
      return await visitors.run(visitor, begin, gone.signal);
    } finally {
      socket.off('close', leave);
    }
  }

  return { run };
}

function makeRoom(outside: Set<IncomingMessage>): boolean {
  if (outside.size < OUTSIDE) return true;
  const slowest = [...outside].find(keepsWaiting);
  if (!slowest) return false;
  outside.delete(slowest);
  slowest.socket.destroy();
  return true;
}

/** Has not sent all of his request, or not read what he was sent. */
const keepsWaiting = ({ complete, socket }: IncomingMessage): boolean =>
  !complete || socket.writableLength > 0;
