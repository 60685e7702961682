import { randomUUID } from 'node:crypto';
import { rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { invalidField } from '../../../errors/errors';
import type { FormFile } from '../../../middlewares/form-parsing';
import { readStored } from '../../../pictures/stored-bytes';
import type { Image } from '../reading/project';
import { findProject } from '../reading/project-list';
import { isRecord } from '../reading/values';
import type { StoredFile } from '../services/pictures';
import { refuseUnseenPictures } from './unseen-pictures';
import type { Write } from './write-project';

const FILE = 'plugin::upload.file';

type Copies = Pick<Write, 'files' | 'fileTexts' | 'arrange'>;

/**
 * For a copy of a project: texts stand on the files, so it needs files of its own. Those of the editors' library
 * stay what they are.
 * @param sent as the panel sends them; without, those of the project
 */
export async function withCopiedPictures<Result>(
  documentId: string,
  sent: unknown,
  work: (copies: Copies) => Promise<Result>,
): Promise<Result> {
  const { images } = await findProject(documentId, 'draft');
  const rows = await findRows(images, sent);
  await refuseUnseenPictures(rows, images);
  const own = rows.filter(({ isPortfolioPicture }) => isPortfolioPicture);
  const files: FormFile[] = [];
  try {
    for (const row of own) files.push(await pickUp(row));
    return await work({
      files,
      // As its draft has them.
      fileTexts: own.map((row) =>
        textsOf(images.find((image) => image.documentId === row.documentId) ?? row),
      ),
      arrange: (_, added) => rows.map((row) => added[own.indexOf(row)] ?? row.documentId),
    });
  } finally {
    await Promise.all(files.map(({ filepath }) => rm(filepath, { force: true })));
  }
}

async function findRows(images: readonly Image[], sent: unknown) {
  const ids = Array.isArray(sent) ? sent.filter(isRecord).map((file) => String(file.documentId)) : undefined;
  const wanted = ids ?? images.map((image) => image.documentId);
  const rows = await strapi.db.query(FILE).findMany({ where: { documentId: { $in: wanted } } });
  return wanted.flatMap((id) => rows.find((row) => row.documentId === id) ?? []);
}

async function pickUp({ url, name }: StoredFile): Promise<FormFile> {
  const filepath = path.join(strapi.config.get('settings').tmpDir, randomUUID());
  const bytes = await readStored(url).catch(() => {
    throw invalidField('images', `${name} cannot be read, so it cannot be copied. Take it out of the copy.`);
  });
  await writeFile(filepath, bytes);
  return { filepath, originalFilename: name, mimetype: 'image/webp', size: bytes.length };
}

function textsOf({ alternativeText, caption }: Pick<StoredFile, 'alternativeText' | 'caption'>) {
  return { ...(alternativeText && { alternativeText }), ...(caption && { caption }) };
}
