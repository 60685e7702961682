import { access, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import type { Core } from '@strapi/strapi';
import { z } from 'zod';
import sample from '../../../seed/site.json';
import { folderOf, pickUp, samplePortrait } from '../../seed';
import { messageOf } from '../../errors/errors';
import { StartRefusal } from '../../errors/start-refusal';
import { checkSite } from '../../shared-with-web/rules/site-schema';
import { fromOwnerFile } from './owner-file';
import type { SiteInput } from './services/site';

type Seed = { fields: SiteInput; portrait: string | undefined };

/** Fills the site once: from OWNER_FILE if it is set, else with the sample. Whatever is there stays. */
export async function seedSite(strapi: Core.Strapi): Promise<void> {
  const site = strapi.service('api::site.site');
  const { ownerFile } = strapi.config.get('settings');
  if (await site.exists()) {
    if (ownerFile) strapi.log.info('OWNER_FILE is not read: the site is filled already.');
    return;
  }
  const { fields, portrait } = await (ownerFile ? readOwnerFile(strapi, ownerFile) : readSample(strapi));
  const file = portrait ? await pickUp(portrait) : undefined;
  try {
    const picture = await site.create(fields, file);
    if (picture && !ownerFile) await samplePortrait(strapi).set({ value: picture });
    strapi.log.info(`The site was filled from ${ownerFile ?? 'the sample'}.`);
  } finally {
    if (file) await rm(file.filepath, { force: true });
  }
}

/** A stranger's face is for the demo only. */
async function readSample(strapi: Core.Strapi): Promise<Seed> {
  const { portrait, ...fields } = sample;
  const { isDemo } = strapi.config.get('settings');
  return { fields, portrait: isDemo ? path.join(folderOf(strapi), 'pictures', portrait) : undefined };
}

/** @throws one readable error when the file holds what a site cannot */
async function readOwnerFile(strapi: Core.Strapi, file: string): Promise<Seed> {
  const { fields, portrait } = await readFile(file, 'utf8')
    .then((text) => fromOwnerFile(JSON.parse(text), sample))
    .catch((error: unknown) => {
      const why = error instanceof z.ZodError ? z.prettifyError(error) : messageOf(error);
      throw new StartRefusal(`OWNER_FILE: ${file} does not hold the facts about the owner:\n${why}`);
    });
  const problems = checkSite(fields, { isPartial: false }).problems.map(
    ({ path, message }) => `${path.join('.')}: ${message}`,
  );
  if (problems.length > 0) {
    throw new StartRefusal(`OWNER_FILE: ${file} holds what the site cannot:\n  ${problems.join('\n  ')}`);
  }
  return { fields, portrait: portrait && (await findPortrait(strapi, file, portrait)) };
}

/** Where the website had its pictures, or beside the file that names it. */
async function findPortrait(strapi: Core.Strapi, file: string, name: string): Promise<string | undefined> {
  const beside = path.join(path.dirname(file), path.basename(name));
  for (const picture of [path.join(strapi.dirs.app.root, '../web/public', name), beside])
    if (await isThere(picture)) return picture;
  strapi.log.warn(
    `OWNER_FILE: the portrait ${name} is not there; put it beside the file, or choose it in the dashboard.`,
  );
  return undefined;
}

function isThere(file: string): Promise<boolean> {
  return access(file).then(
    () => true,
    () => false,
  );
}
