import { readdir } from 'node:fs/promises';

/** What is in a folder; nothing when there is none. One that cannot be read is no empty one. */
export async function namesIn(folder: string): Promise<string[]> {
  try {
    return await readdir(folder);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    return [];
  }
}
