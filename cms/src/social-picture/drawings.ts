import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { ServiceUnavailableError } from '../errors/errors';
import { isElsewhere, readStored } from '../pictures/stored-bytes';
import { BusyError, createLimit } from '../shared-with-web/limit';
import type { SocialPicture } from './send-picture';
import { attempt, fileOf, type StoredPicture } from './stored-picture';
import { loadFonts } from './text';

type Drawing = {
  /** All that decides what is drawn, but for the picture in it. */
  content: readonly unknown[];
  picture: PictureInIt | undefined;
  /** @param cut nothing without a picture, or with one that cannot be read */
  draw(cut: Buffer | undefined): Promise<Buffer>;
};

type PictureInIt = {
  stored: StoredPicture;
  /** In pixels, at least. */
  width: number;
  /** @throws for what is no picture */
  cut(bytes: Buffer): Promise<Buffer>;
};

type Drawn = Omit<SocialPicture, 'version'>;

/** Milliseconds, for one whose picture could not be read. */
const RETRY = 60_000;

/**
 * Each is drawn once for each content, whoever asks for it and however often, and one at a time.
 * @param maxSize bytes
 */
export function createDrawings({ maxSize }: { maxSize: number }) {
  const drawn = new LRUCache<string, Drawn>({ maxSize, sizeCalculation: ({ body }) => body.length });
  const pending = new Map<string, Promise<Drawn>>();
  const renders = createLimit({ running: 1, waiting: 20 });
  // Apart, so that a slow host keeps nobody waiting but those whose picture it has.
  const downloads = createLimit({ running: 8, waiting: 12 });

  return {
    /** @throws ServiceUnavailableError when too many wait */
    async find(drawing: Drawing): Promise<Drawn> {
      const { content, picture } = drawing;
      const key = hash(JSON.stringify([content, picture?.stored.url, picture?.stored.placeholder]));
      const known = drawn.get(key) ?? pending.get(key);
      if (known) return known;
      const making = keep(key, drawing)
        .catch(toUnavailable)
        .finally(() => pending.delete(key));
      pending.set(key, making);
      return making;
    },
  };

  async function keep(key: string, drawing: Drawing): Promise<Drawn> {
    const made = await make(drawing);
    drawn.set(key, made, { ttl: made.isWhole ? undefined : RETRY });
    return made;
  }

  async function make({ picture, draw }: Drawing): Promise<Drawn> {
    const cut = picture && (await prepare(picture));
    return renders.run(async () => {
      await loadFonts();
      const part = await cut?.();
      const body = await draw(part);
      return { body, etag: `"${hash(body)}"`, isWhole: !picture || part !== undefined };
    });
  }

  async function prepare({ stored, width, cut }: PictureInIt): Promise<() => Promise<Buffer | undefined>> {
    const file = fileOf(stored, width);
    if (!isElsewhere(file)) return () => attempt(file, async () => cut(await readStored(file)));
    const bytes = await downloads.run(() => attempt(file, () => readStored(file)));
    return async () => bytes && attempt(file, () => cut(bytes));
  }
}

function toUnavailable(error: unknown): never {
  throw error instanceof BusyError
    ? new ServiceUnavailableError('The server is busy. Please try again soon.')
    : error;
}

function hash(content: string | Buffer): string {
  return createHash('sha1').update(content).digest('base64url');
}
