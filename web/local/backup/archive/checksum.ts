import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';

export async function checksumOf(file: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(file), hash);
  return hash.digest('hex');
}

/** Of a file or a folder: what is in it stays even when the power goes. */
export async function sync(path: string): Promise<void> {
  const handle = await open(path);
  await handle.sync();
  await handle.close();
}
