import { AsyncLocalStorage } from 'node:async_hooks';
import { messageOf } from '../errors/errors';
import { databaseDown } from './database-errors';

type Request = { since: number; givenUp: boolean; giveUp: () => void };

const current = new AsyncLocalStorage<Request>();

const INTERVAL = 1000;
/** A request that is quicker may need no database at all, as one for a picture. */
const SLOW = 500;
/** How long an answer holds for those who only want to know. */
const FRESH = 1000;

/**
 * Answers for a database that is silent: one that is paused keeps its connections and says nothing. While a request
 * takes long, the database is asked beside it; when it does not answer, those who wait are told.
 * @param ask rejects, with what the log is told, when the database does not answer in time
 */
export function createDatabaseWatch(ask: () => Promise<unknown>) {
  const requests = new Set<Request>();
  let problem = '';
  let timer: NodeJS.Timeout | undefined;
  let asking: Promise<boolean> | undefined;
  let askedAt = -Infinity;

  /** Once for all who ask meanwhile: each question may take a connection of its own. */
  function checkNow(): Promise<boolean> {
    asking ??= askOnce().finally(() => {
      asking = undefined;
      askedAt = performance.now();
    });
    return asking;
  }

  async function check(): Promise<boolean> {
    return performance.now() - askedAt < FRESH ? problem === '' : checkNow();
  }

  async function askOnce(): Promise<boolean> {
    const found = await ask().then(() => '', messageOf);
    if (found !== problem) {
      if (found) strapi.log.error(found);
      else strapi.log.info('The database answers again.');
    }
    problem = found;
    return found === '';
  }

  const waiting = () => [...requests].filter(({ since }) => performance.now() - since >= SLOW);

  async function tick(): Promise<void> {
    if (waiting().length > 0 && !(await checkNow())) {
      for (const { giveUp } of waiting()) giveUp();
    }
    timer = requests.size > 0 ? setTimeout(() => void tick(), INTERVAL).unref() : undefined;
  }

  return {
    /** Whether the database can be used, or could a second ago. */
    check,
    checkNow,

    /** @throws ServiceUnavailableError as soon as the database is found silent, whatever becomes of the work */
    async guard(work: () => Promise<unknown>): Promise<void> {
      const request: Request = { since: performance.now(), givenUp: false, giveUp: () => undefined };
      const silence = new Promise<never>((_, reject) => {
        request.giveUp = () => {
          request.givenUp = true;
          reject(databaseDown());
        };
      });
      requests.add(request);
      timer ??= setTimeout(() => void tick(), INTERVAL).unref();
      try {
        await Promise.race([current.run(request, work), silence]);
      } finally {
        requests.delete(request);
      }
    },
  };
}

export type DatabaseWatch = ReturnType<typeof createDatabaseWatch>;

/** @throws ServiceUnavailableError when the client has been told that nothing was done, so that nothing will be */
export function refuseWhenGivenUp(): void {
  if (current.getStore()?.givenUp) throw databaseDown();
}
