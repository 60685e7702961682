import { createLimit, NO_LIMIT } from '../../src/lib/limit';
import { NOT_FOUND, paths } from '../../src/paths';
import { createPageCache } from './page-cache';
import type { Found, KeptPage, RenderKept } from './page-renderer';

/** They push out one another only: a robot who reads them all makes nobody else wait. */
const MAX_SIZE = 16_000_000;
const RENDERS = { running: 2, waiting: 50 };
/** Each is rendered anew for whoever asks, who must not make the readers of other pages wait. */
const PREVIEWS = { running: 1, waiting: 10 };
/**
 * There are as many unknown slugs as anybody thinks of. Of one visitor come eight requests at a time, so that his
 * questions make nobody else wait; pages that are kept do not even wait for those of all.
 */
const QUESTIONS = { running: 64, waiting: 512 };

type Options = {
  render: RenderKept;
  findMissing: (fresh: boolean) => Promise<Found>;
};

/** Pages about a project that an address names, which may stand elsewhere, or nowhere. */
export function createProjectPages({ render, findMissing }: Options) {
  const renders = createLimit(RENDERS);
  const questions = createLimit(QUESTIONS);
  const previews = createLimit(PREVIEWS);
  const cache = createPageCache<KeptPage>({ maxSize: MAX_SIZE, renders: NO_LIMIT });

  function read(location: string, fresh: boolean) {
    return cache.read(location, fresh, (before) => {
      const turns = { ask: before ? renders : questions, render: renders };
      return render(location, { fresh, before, turns });
    });
  }

  return {
    async preview(location: string): Promise<Found> {
      const page = await render(location, { fresh: false, turns: { ask: questions, render: previews } });
      return page.leadsTo ? findMissing(false) : { page };
    },

    async find(location: string, fresh: boolean): Promise<Found> {
      const page = await read(location, fresh);
      if (!page.leadsTo) return { page };
      if (page.leadsTo === NOT_FOUND) return findMissing(fresh);
      // A message about nothing is one like any other, until there is such a project.
      return { location: page.leadsTo, isForEver: page.leadsTo !== paths.contact };
    },
  };
}
