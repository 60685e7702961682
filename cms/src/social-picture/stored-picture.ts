import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Image } from '../api/project/reading/project-list';
import { messageOf } from '../shared/errors';

/** Milliseconds, for a picture that is stored elsewhere. */
const TIMEOUT = 10_000;

/**
 * Better a drawing without the picture than none.
 * @param width in pixels, at least
 */
export async function readStored(
  { url, formats }: Image,
  width: number,
  cut: (bytes: Buffer) => Promise<Buffer>,
): Promise<Buffer | undefined> {
  const file = formats.find((format) => format.width >= width)?.url ?? url;
  try {
    const { publicDir } = strapi.config.get('settings');
    const bytes = file.startsWith('/') ? readFile(path.join(publicDir, file)) : download(file);
    return await cut(await bytes);
  } catch (error) {
    strapi.log.warn(`${file} cannot be read for a social picture: ${messageOf(error)}`);
    return undefined;
  }
}

async function download(url: string): Promise<Buffer> {
  const response = await fetch(url, { signal: AbortSignal.timeout(TIMEOUT) });
  if (!response.ok) throw new Error(`status ${response.status}`);
  return Buffer.from(await response.arrayBuffer());
}
