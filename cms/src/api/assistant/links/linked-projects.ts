import type { Knowledge } from '../knowledge';
import type { KnownProject } from '../known-project';

const ADDRESS = /\]\(([^()\s]+)\)/g;

/** The projects that an answer of ours links to, in its order. */
export function linkedIn(text: string, { projects }: Knowledge): KnownProject[] {
  const addresses = new Set(Array.from(text.matchAll(ADDRESS), ([, address]) => address));
  return [...addresses].flatMap((address) => projects.find(({ link }) => link === address) ?? []);
}
