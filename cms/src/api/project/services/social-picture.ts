import { createHash } from 'node:crypto';
import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { LRUCache } from 'lru-cache';
import { readContentVersion } from '../../../shared/content-version';
import { ServiceUnavailableError } from '../../../shared/errors';
import { cutPicture, drawProjectPicture, sizeOf } from '../../../social-picture/project-picture';
import type { SocialPicture } from '../../../social-picture/send-picture';
import { readStored } from '../../../social-picture/stored-picture';
import { loadFonts } from '../../../social-picture/text';
import type { Site } from '../../site/services/site';
import { findProject, type Project } from '../reading/project-list';

type Drawn = Omit<SocialPicture, 'updatedAt'>;

const MEGABYTE = 1024 * 1024;
/** Milliseconds, for one whose picture could not be read. */
const RETRY = 60_000;
const MAX_WAITING = 20;

export default ({ strapi }: { strapi: Core.Strapi }) => {
  const drawn = new LRUCache<string, Drawn>({
    maxSize: 32 * MEGABYTE,
    sizeCalculation: ({ body }) => body.length,
  });
  const pending = new Map<string, Promise<Drawn>>();
  let last: Promise<unknown> = Promise.resolve();
  let current: { contentVersion: number; site: Promise<Site> } | undefined;

  return {
    /**
     * Drawn once for each content, whoever asks for it and however often; one at a time.
     * @throws NotFoundError, ServiceUnavailableError when too many wait
     */
    async get(documentId: string): Promise<SocialPicture> {
      // What no id looks like costs not even a query.
      if (!/^[a-z0-9]{24}$/.test(documentId)) throw new errors.NotFoundError('This project does not exist.');
      const project = await findProject(documentId);
      const site = await readSite();
      // The picture shows the owner's name and colour, too.
      const updatedAt = project.updatedAt > site.updatedAt ? project.updatedAt : site.updatedAt;
      return { ...(await find(project, site)), updatedAt };
    },
  };

  async function find({ title, technologies, images: [image] }: Project, { name, accentColor }: Site) {
    const key = hash(
      JSON.stringify([title, technologies, image?.url, image?.placeholder, name, accentColor]),
    );
    const known = drawn.get(key) ?? pending.get(key);
    if (known) return known;
    if (pending.size >= MAX_WAITING)
      throw new ServiceUnavailableError('Too many pictures are being drawn. Try again soon.');
    const drawing = last.then(async () => {
      const picture = await draw();
      drawn.set(key, picture, { ttl: picture.isWhole ? undefined : RETRY });
      return picture;
    });
    last = drawing.catch(() => undefined).finally(() => pending.delete(key));
    pending.set(key, drawing);
    return drawing;

    async function draw(): Promise<Drawn> {
      await loadFonts();
      const size = image && sizeOf(image);
      const bytes = size && (await readStored(image, size.width, (picture) => cutPicture(picture, size)));
      const body = await drawProjectPicture({
        title,
        technologies,
        owner: name,
        accentColor,
        picture: bytes && { bytes, ...size },
        host: new URL(strapi.config.get('settings').siteUrl).hostname,
      });
      return { body, etag: `"${hash(body)}"`, isWhole: !image || bytes !== undefined };
    }
  }

  /** Its fourteen queries once for each version of the content. */
  async function readSite(): Promise<Site> {
    const contentVersion = await readContentVersion();
    if (current?.contentVersion !== contentVersion) {
      current = { contentVersion, site: strapi.service('api::site.site').get() };
      current.site.catch(() => (current = undefined));
    }
    return current.site;
  }
};

function hash(content: string | Buffer): string {
  return createHash('sha1').update(content).digest('base64url');
}
