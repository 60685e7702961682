import { databaseDown } from './database-errors';

type Request = { since: number; giveUp: (error: Error) => void };

const INTERVAL = 1000;
/** A request that is quicker may need no database at all, as one for a picture. */
const SLOW = 500;

/**
 * Answers for a database that is silent: one that is paused keeps its connections and says nothing. While a request
 * takes long, the database is asked beside it; when it does not answer, those who wait are told.
 * @param ask rejects when the database does not answer in time
 */
export function createDatabaseWatch(ask: () => Promise<unknown>) {
  const requests = new Set<Request>();
  let isDown = false;
  let timer: NodeJS.Timeout | undefined;

  async function check(): Promise<boolean> {
    const answers = await ask().then(
      () => true,
      () => false,
    );
    if (answers === isDown)
      strapi.log[answers ? 'info' : 'error'](
        `The database ${answers ? 'answers again' : 'does not answer'}.`,
      );
    isDown = !answers;
    return answers;
  }

  const waiting = () => [...requests].filter(({ since }) => Date.now() - since >= SLOW);

  async function tick(): Promise<void> {
    if (waiting().length > 0 && !(await check())) {
      for (const { giveUp } of waiting()) giveUp(databaseDown());
    }
    timer = requests.size > 0 ? setTimeout(() => void tick(), INTERVAL).unref() : undefined;
  }

  return {
    check,

    /** @throws ServiceUnavailableError as soon as the database is found silent, whatever becomes of the work */
    async guard(work: () => Promise<unknown>): Promise<void> {
      let request: Request | undefined;
      const silence = new Promise<never>((_, giveUp) => {
        request = { since: Date.now(), giveUp };
        requests.add(request);
      });
      timer ??= setTimeout(() => void tick(), INTERVAL).unref();
      try {
        await Promise.race([work(), silence]);
      } finally {
        if (request) requests.delete(request);
      }
    },
  };
}

export type DatabaseWatch = ReturnType<typeof createDatabaseWatch>;
