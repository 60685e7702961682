import { copyFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, inject, test } from 'vitest';
import { fromOwnerFile } from '../../src/api/site/owner-file';
import { seedSite } from '../../src/api/site/seed';
import { checkSite } from '../../src/shared-with-web/rules/site-schema';
import { startCms } from '../harness/cms';
import { spawnCms } from '../harness/cms-process';
import { createEnvironment } from '../harness/environment';
import { createProject } from '../harness/projects';
import { readSite, SAMPLE, updateSite } from '../harness/site';
import owner from '../harness/owner.json' with { type: 'json' };
import sample from '../../seed/site.json' with { type: 'json' };

/** Whoever starts a process here waits for it. */
const TIMEOUT = 300_000;

const ownerFile = await writeOwner('owner.json', { ...owner, portrait: undefined });
const cms = await startCms({ OWNER_FILE: ownerFile });

async function writeOwner(name: string, content: unknown): Promise<string> {
  const file = path.join(inject('scratch'), name);
  await writeFile(file, JSON.stringify(content));
  return file;
}

async function seedFrom(ownerFile: string): Promise<void> {
  const settings = cms.strapi.config.get('settings');
  await cms.strapi.db.query('api::site.site').deleteMany({ where: {} });
  cms.strapi.config.set('settings', { ...settings, ownerFile });
  await seedSite(cms.strapi).finally(() => cms.strapi.config.set('settings', settings));
}

test('an OWNER_FILE fills the site with all it says', async () => {
  expect(await readSite(cms.visitor)).toEqual({ ...SAMPLE, portraitAlternativeText: null });
});

test('a database from before the site is filled from OWNER_FILE at its next start, once', async () => {
  const { _id } = await createProject(cms.editor);
  await cms.strapi.db.query('api::site.site').deleteMany({ where: {} });
  await seedSite(cms.strapi);
  expect(await readSite(cms.editor)).toMatchObject({ ...SAMPLE, portraitAlternativeText: null });
  const { body } = await updateSite(cms.editor, { name: 'Nadia', tagline: null, awards: [] });
  await seedSite(cms.strapi);
  expect(await readSite(cms.editor)).toEqual(body.data.updateSite);
  expect((await cms.visitor.get(`/api/projects/${_id}`)).status).toBe(200);
});

test('the portrait that an OWNER_FILE names may lie beside it', async () => {
  const beside = await writeOwner('with-portrait.json', {
    ...owner,
    portrait: { src: '/images/nadia.webp' },
  });
  await copyFile(
    path.join(import.meta.dirname, '../../seed/pictures', sample.portrait),
    path.join(path.dirname(beside), 'nadia.webp'),
  );
  await seedFrom(beside);
  expect(await readSite(cms.editor)).toMatchObject({
    portrait: { url: expect.stringMatching(/^\/uploads\//) as string },
  });
});

test('what an OWNER_FILE leaves out stays empty; what it does not know is the sample’s', () => {
  const { headline, tagline, yearsOfExperience, about } = owner;
  const few = { name: 'Nadia', headline, tagline, yearsOfExperience, about };
  const { fields, problems } = checkSite(fromOwnerFile(few, sample).fields, { isPartial: false });
  expect(problems).toEqual([]);
  expect(fields).toMatchObject({
    ...{ name: 'Nadia', summary: null, email: null, address: null, resumeUrl: null, introduction: null },
    ...{ skillCategories: [], awards: [], education: [], socialLinks: [] },
    ...{ heroTitle: sample.heroTitle, footerTechnologies: sample.footerTechnologies },
  });
});

test(
  'an OWNER_FILE that a site cannot hold keeps the CMS from starting, in one readable error',
  async () => {
    const tooMuch = await writeOwner('too-much.json', {
      ...owner,
      name: 'x'.repeat(81),
      resumeUrl: 'nowhere',
    });
    const start = spawnCms(await createEnvironment({ OWNER_FILE: tooMuch }));
    await expect(start).rejects.toThrow(
      /OWNER_FILE: .* holds what the site cannot:\s+name: Name must be at most 80 characters\s+resumeUrl: Résumé must be a web address/,
    );
  },
  TIMEOUT,
);

test('an OWNER_FILE that is missing or no facts about an owner is named, too', async () => {
  const missing = path.join(inject('scratch'), 'missing.json');
  await expect(seedFrom(missing)).rejects.toThrow(
    /OWNER_FILE: .*missing\.json does not hold the facts about the owner:\s+ENOENT/,
  );
  const nameless = await writeOwner('nameless.json', { ...owner, name: undefined });
  await expect(seedFrom(nameless)).rejects.toThrow(
    /OWNER_FILE: .*nameless\.json does not hold the facts about the owner:[\s\S]+at name/,
  );
});
