import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { messageOf } from '../shared/errors';

/** As the media library has it. */
export type StoredPicture = {
  url: string;
  placeholder: string | null;
  /** Narrowest first. */
  formats: readonly { url: string; width: number }[];
};

/** Milliseconds. */
const TIMEOUT = 10_000;
/** Bytes. Twice what anybody may upload. */
const MAX_DOWNLOAD = 4 * 1024 * 1024;

/** The smallest file that is wide enough. */
export function fileOf({ url, formats }: StoredPicture, width: number): string {
  return formats.find((format) => format.width >= width)?.url ?? url;
}

export function isElsewhere(file: string): boolean {
  return !file.startsWith('/');
}

/** Better a drawing without the picture than none. */
export async function attempt<Result>(
  file: string,
  work: () => Promise<Result>,
): Promise<Result | undefined> {
  try {
    return await work();
  } catch (error) {
    strapi.log.warn(`${file} cannot be read for a social picture: ${messageOf(error)}`);
    return undefined;
  }
}

export function readLocal(file: string): Promise<Buffer> {
  return readFile(path.join(strapi.config.get('settings').publicDir, file));
}

/** However much the host sends. */
export async function download(url: string): Promise<Buffer> {
  const response = await fetch(url, { signal: AbortSignal.timeout(TIMEOUT) });
  if (!response.ok) throw new Error(`status ${response.status}`);
  const body: AsyncIterable<Uint8Array> | Uint8Array[] = response.body ?? [];
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body) {
    size += chunk.length;
    // Leaving the loop ends the connection.
    if (size > MAX_DOWNLOAD) throw new Error(`more than ${MAX_DOWNLOAD} bytes`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
