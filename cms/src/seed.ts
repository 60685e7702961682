import { readFile, copyFile, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Core } from '@strapi/strapi';
import type { Settings } from '../config/settings';
import type { FormFile } from './api/project/services/pictures';
import type { ProjectInput } from './api/project/project-fields';

type Sample = ProjectInput & { title: string; images: { file: string; alt: string }[] };

const DEMO_ADMIN = { email: 'admin@example.com', password: 'Demo#2026' };

/** Fills an empty database once: samples that were deleted do not come back. */
export async function seedDemo(strapi: Core.Strapi): Promise<void> {
  await createAdmin(strapi);
  const store = strapi.store({ type: 'core', name: 'portfolio', key: 'seeded' });
  if (await store.get({})) return;
  if ((await strapi.service('api::project.portfolio').count()) === 0) await createSamples(strapi);
  await store.set({ value: true });
}

async function createAdmin(strapi: Core.Strapi): Promise<void> {
  if (await strapi.service('admin::user').exists()) return;
  const role = await strapi.service('admin::role').getSuperAdmin();
  await strapi.service('admin::user').create({
    ...DEMO_ADMIN,
    firstname: 'Demo',
    lastname: 'Admin',
    isActive: true,
    registrationToken: null,
    roles: [role.id],
  });
}

async function createSamples(strapi: Core.Strapi): Promise<void> {
  const folder = path.join(strapi.dirs.app.root, 'seed');
  const samples: Sample[] = JSON.parse(await readFile(path.join(folder, 'projects.json'), 'utf8'));
  // The newest project comes first, so the last sample is created first.
  for (const { images, ...fields } of samples.reverse()) {
    const files = await Promise.all(images.map(({ file }) => pickUp(path.join(folder, 'pictures', file))));
    const altTexts = images.map(({ alt }) => alt);
    await strapi.service('api::project.portfolio').create(fields, { files, altTexts });
    strapi.log.info(`Sample project added: ${fields.title}`);
  }
}

/** A copy, as an upload would leave it in the temporary folder. */
async function pickUp(source: string): Promise<FormFile> {
  const { tmpDir } = strapi.config.get<Settings>('settings');
  const filepath = path.join(tmpDir, path.basename(source));
  await copyFile(source, filepath);
  const { size } = await stat(filepath);
  return { filepath, originalFilename: path.basename(source), mimetype: 'image/webp', size };
}
