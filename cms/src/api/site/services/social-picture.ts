import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Core } from '@strapi/strapi';
import { readContentVersion } from '../../../shared/content-version';
import { messageOf } from '../../../shared/errors';
import type { Image } from '../../project/reading/project-list';
import { cutPortrait, drawSocialPicture, PORTRAIT_WIDTH } from '../social-picture/social-picture';
import { loadFonts } from '../social-picture/text';

type SocialPicture = {
  body: Buffer;
  etag: string;
  updatedAt: string;
  /** Unless the portrait could not be read. */
  isWhole: boolean;
};

type Drawing = { contentVersion: number; picture: Promise<SocialPicture>; endsAt: number };

/** Milliseconds, for a portrait that is stored elsewhere. */
const TIMEOUT = 10_000;
const RETRY = 60_000;

export default ({ strapi }: { strapi: Core.Strapi }) => {
  let last: Drawing | undefined;
  let fonts: Promise<void> | undefined;

  return {
    /** Drawn once for each version of the content, whoever asks for it and however often; one at a time. */
    async get(): Promise<SocialPicture> {
      const contentVersion = await readContentVersion();
      if (last?.contentVersion !== contentVersion || last.endsAt < Date.now()) {
        last = start(contentVersion, last?.picture);
      }
      return last.picture;
    },
  };

  function start(contentVersion: number, before: Promise<unknown> = Promise.resolve()): Drawing {
    const picture = before.then(draw, draw);
    const drawing = { contentVersion, picture, endsAt: Infinity };
    picture.then(
      ({ isWhole }) => (drawing.endsAt = isWhole ? Infinity : Date.now() + RETRY),
      () => (drawing.endsAt = 0),
    );
    return drawing;
  }

  async function draw(): Promise<SocialPicture> {
    fonts ??= loadFonts(path.join(strapi.dirs.app.root, 'fonts'));
    await fonts.catch((error: unknown) => {
      fonts = undefined;
      throw error;
    });
    const site = await strapi.service('api::site.site').get();
    const portrait = site.portrait && (await readPortrait(site.portrait));
    const body = await drawSocialPicture({
      name: site.name,
      headline: site.headline,
      tagline: site.tagline ?? site.metaTitle,
      accentColor: site.accentColor,
      portrait: portrait ?? undefined,
      host: new URL(strapi.config.get('settings').siteUrl).hostname,
    });
    const etag = `"${createHash('sha1').update(body).digest('base64url')}"`;
    return { body, etag, updatedAt: site.updatedAt, isWhole: portrait !== undefined };
  }

  /** Better a picture without it than none. */
  async function readPortrait({ url, formats }: Image): Promise<Buffer | undefined> {
    const file = formats.find(({ width }) => width >= PORTRAIT_WIDTH)?.url ?? url;
    try {
      const { publicDir } = strapi.config.get('settings');
      const bytes = file.startsWith('/') ? readFile(path.join(publicDir, file)) : download(file);
      return await cutPortrait(await bytes);
    } catch (error) {
      strapi.log.warn(`The portrait cannot be read for the social picture: ${messageOf(error)}`);
      return undefined;
    }
  }
};

async function download(url: string): Promise<Buffer> {
  const response = await fetch(url, { signal: AbortSignal.timeout(TIMEOUT) });
  if (!response.ok) throw new Error(`status ${response.status}`);
  return Buffer.from(await response.arrayBuffer());
}
