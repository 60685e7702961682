import { createHash } from 'node:crypto';
import type { Core } from '@strapi/strapi';
import { readContentVersion } from '../../../shared/content-version';
import { cutPortrait, drawOwnerPicture, PORTRAIT_WIDTH } from '../../../social-picture/owner-picture';
import type { SocialPicture } from '../../../social-picture/send-picture';
import { readStored } from '../../../social-picture/stored-picture';
import { loadFonts } from '../../../social-picture/text';

type Drawing = { contentVersion: number; picture: Promise<SocialPicture>; endsAt: number };

/** Milliseconds. */
const RETRY = 60_000;

export default ({ strapi }: { strapi: Core.Strapi }) => {
  let last: Drawing | undefined;

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
    await loadFonts();
    const site = await strapi.service('api::site.site').get();
    const portrait = site.portrait && (await readStored(site.portrait, PORTRAIT_WIDTH, cutPortrait));
    const body = await drawOwnerPicture({
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
};
