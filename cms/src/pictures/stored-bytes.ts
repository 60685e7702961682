import { readFile } from 'node:fs/promises';
import path from 'node:path';

/** Milliseconds. */
const TIMEOUT = 10_000;
/** Twice what anybody may upload. */
const MAX_DOWNLOAD = 4 * 1024 * 1024;

/** Whether the media library has it on another host. */
export function isElsewhere(url: string): boolean {
  return !url.startsWith('/');
}

/** A file of the media library, by its address. */
export function readStored(url: string): Promise<Buffer> {
  return isElsewhere(url) ? download(url) : readFile(path.join(strapi.config.get('settings').publicDir, url));
}

/** However much the host sends. */
async function download(url: string): Promise<Buffer> {
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
