import { link, rename } from 'node:fs/promises';
import { hasNoLinks } from '../bootstrap/no-links.mjs';

/** Gives a file another name, by a link, which replaces nothing; where there are none, it loses its old one. */
export async function giveName(file: string, name: string): Promise<void> {
  try {
    await link(file, name);
  } catch (error) {
    if (!hasNoLinks(error)) throw error;
    await rename(file, name);
  }
}
