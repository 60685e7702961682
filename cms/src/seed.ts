import { copyFile, readFile, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Core } from '@strapi/strapi';
import { z } from 'zod';
import type { FormFile } from './middlewares/form-parsing';

const SAMPLE = z.looseObject({
  title: z.string(),
  images: z.array(z.object({ file: z.string(), alt: z.string(), caption: z.optional(z.string()) })),
});
export type Sample = z.infer<typeof SAMPLE>;

/** Fills an empty database once, over several starts if need be: deleted samples do not come back. */
export async function seedDemo(strapi: Core.Strapi): Promise<void> {
  const store = strapi.store({ type: 'core', name: 'portfolio', key: 'samples' });
  const progress = z
    .object({ added: z.number() })
    .nullish()
    .parse(await store.get({}));
  const samples = await readSamples(strapi);
  const isEmpty = (await strapi.documents('api::project.project').count({})) === 0;
  const added = progress?.added ?? (isEmpty ? 0 : samples.length);
  for (const [index, sample] of samples.entries()) {
    if (index < added) continue;
    await addSample(strapi, sample);
    await store.set({ value: { added: index + 1 } });
  }
}

/** The newest project comes first, so the last sample is added first. */
export async function readSamples(strapi: Core.Strapi): Promise<Sample[]> {
  const file = path.join(folderOf(strapi), 'projects.json');
  const samples = z.array(SAMPLE).parse(JSON.parse(await readFile(file, 'utf8')));
  return samples.reverse();
}

async function addSample(strapi: Core.Strapi, { images, ...input }: Sample): Promise<void> {
  const sources = images.map(({ file }) => path.join(folderOf(strapi), 'pictures', file));
  const files = await Promise.all(sources.map(pickUp));
  try {
    const fileTexts = images.map(({ alt, caption }) => ({ alternativeText: alt, caption }));
    await strapi
      .service('api::project.portfolio')
      .create({ input, files, fileTexts, arrange: (_, added) => added });
    strapi.log.info(`Sample project added: ${input.title}`);
  } finally {
    await Promise.all(files.map(({ filepath }) => rm(filepath, { force: true })));
  }
}

/** Which picture was seeded with the site: its documentId. */
export function samplePortrait(strapi: Core.Strapi) {
  return strapi.store({ type: 'core', name: 'portfolio', key: 'sample-portrait' });
}

export function folderOf(strapi: Core.Strapi): string {
  return path.join(strapi.dirs.app.root, 'seed');
}

/** A copy, as an upload would leave it in the temporary folder. */
export async function pickUp(source: string): Promise<FormFile> {
  const { tmpDir } = strapi.config.get('settings');
  const filepath = path.join(tmpDir, path.basename(source));
  await copyFile(source, filepath);
  const { size } = await stat(filepath);
  return { filepath, originalFilename: path.basename(source), mimetype: 'image/webp', size };
}
