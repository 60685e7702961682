import { access, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import type { SiteProblem } from '../../shared/site-schema';
import type { SiteInput } from './services/site';
import { folderOf, pickUp } from '../../seed';
import { fromOwnerFile } from './owner-file';

type Seed = { fields: SiteInput; portrait: string | undefined };

/**
 * Fills the site once: from OWNER_FILE if it is set, else with the sample. Whatever is there stays.
 * @throws one readable error when the file holds what a site cannot
 */
export async function seedSite(strapi: Core.Strapi): Promise<void> {
  const site = strapi.service('api::site.site');
  if (await site.exists()) return;
  const { ownerFile } = strapi.config.get('settings');
  const { fields, portrait } = await readSeed(strapi);
  const file = portrait ? await pickUp(portrait) : undefined;
  try {
    await site.create(fields, file);
    strapi.log.info(`The site was filled from ${ownerFile ?? 'the sample'}.`);
  } catch (error) {
    throw ownerFile && error instanceof errors.ValidationError ? refusal(ownerFile, error) : error;
  } finally {
    if (file) await rm(file.filepath, { force: true });
  }
}

/** A stranger's face is for the demo only. The portrait of an OWNER_FILE lies with the website's pictures. */
async function readSeed(strapi: Core.Strapi): Promise<Seed> {
  const { ownerFile, isDemo } = strapi.config.get('settings');
  const { portrait, ...sample } = await readJson(path.join(folderOf(strapi), 'site.json'));
  if (!ownerFile) {
    return {
      fields: sample,
      portrait: isDemo ? path.join(folderOf(strapi), 'pictures', portrait) : undefined,
    };
  }
  const owner = await readJson(ownerFile);
  const file = owner.portrait && path.join(strapi.dirs.app.root, '../web/public', owner.portrait.src);
  return { fields: fromOwnerFile(owner, sample), portrait: file && (await isThere(file)) ? file : undefined };
}

async function readJson(file: string) {
  return JSON.parse(await readFile(file, 'utf8'));
}

function isThere(file: string): Promise<boolean> {
  return access(file).then(
    () => true,
    () => false,
  );
}

function refusal(file: string, { details }: errors.ValidationError): Error {
  const problems: SiteProblem[] = (details as { errors: SiteProblem[] }).errors;
  const lines = problems.map(({ path, message }) => `${path.join('.')}: ${message}`);
  return new Error(`OWNER_FILE: ${file} holds what the site cannot:\n  ${lines.join('\n  ')}`);
}
