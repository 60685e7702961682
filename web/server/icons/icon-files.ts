import { Hono } from 'hono';
import { ITEM_FIELDS } from '../../src/content/site-rules';
import { platformIcons, siteVersion, technologyIcons } from '../../src/features/site/site-icons';
import type { Site } from '../../src/features/site/site-context';
import { keptFor } from '../../../cms/src/shared-with-web/server/kept-for';
import { A_MINUTE, AN_HOUR, FOREVER } from '../cache-control';
import { sendText, storeText, type StoredText } from '../stored-text';
import type { SiteReader } from '../site-reader';
import { plainIcon, readIcon, readIconNames, readIconOr, svgOf } from './icon-set';

const SVG = 'image/svg+xml';

/** Pictures of technologies: all by name, each as a file, and in one file those that the site shows. Any name has one. */
export function iconFiles({ readSite, readNewSite }: SiteReader) {
  const app = new Hono();
  const readNames = keptFor(Infinity, async () => storeText(JSON.stringify(await readIconNames())));
  let sprite: { of: string; text: Promise<StoredText> } | undefined;

  app.get('/icons/names.json', async (context) =>
    sendText(context, await readNames(), { type: 'application/json', cacheControl: AN_HOUR }),
  );

  app.get(`/icons/:file{[a-z0-9-]{1,${ITEM_FIELDS.technology.icon.max}}\\.svg}`, async (context) => {
    const slug = context.req.param('file').slice(0, -'.svg'.length);
    const icon = await readIcon(slug);
    return context.body(svgOf([icon ?? plainIcon('mark', slug)]), 200, {
      'content-type': SVG,
      'cache-control': icon ? AN_HOUR : A_MINUTE,
    });
  });

  app.get('/icons.svg', async (context) => {
    const wanted = context.req.query('v');
    const kept = await readSite();
    const site = versionOf(kept) === wanted ? kept : await readNewSite();
    const version = versionOf(site);
    return sendText(context, await spriteOf(site, version), {
      type: SVG,
      cacheControl: wanted === version ? FOREVER : 'no-store',
    });
  });
  return app;

  function spriteOf(site: Site, version: string): Promise<StoredText> {
    if (sprite?.of === version) return sprite.text;
    const made = { of: version, text: drawIcons(site) };
    made.text.catch(() => (sprite = undefined));
    sprite = made;
    return made.text;
  }
}

function versionOf(site: Site) {
  return String(siteVersion(site));
}

async function drawIcons(site: Site): Promise<StoredText> {
  const technologies = technologyIcons(site);
  const platforms = platformIcons(site).filter((slug) => !technologies.includes(slug));
  const symbols = await Promise.all([
    ...technologies.map((slug) => readIconOr('mark', slug)),
    ...platforms.map((slug) => readIconOr('link', slug)),
  ]);
  return storeText(svgOf(symbols));
}
