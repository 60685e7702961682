import { link, rename } from 'node:fs/promises';

/** Of a stick, or of a share of the network. */
const NO_LINKS = ['EPERM', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS'];

/** Gives a file another name, by a link, which replaces nothing; where there are none, it loses its old one. */
export async function giveName(file: string, name: string): Promise<void> {
  try {
    await link(file, name);
  } catch (error) {
    if (!NO_LINKS.includes((error as NodeJS.ErrnoException).code ?? '')) throw error;
    await rename(file, name);
  }
}
