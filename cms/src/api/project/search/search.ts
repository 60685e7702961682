import { plainText } from '../../../shared/plain-text';
import type { Entry } from './search-index';

export type Search = { words: string[]; technologies: string[]; platform: string | null };

type Facet = { value: string; count: number };

export type Found = { documentIds: string[]; technologies: Facet[]; platforms: Facet[] };

/** Offered beside a result. */
const MAX_FACETS = 100;

/** The words of what somebody typed. */
export function toWords(text: string): string[] {
  const words = plainText(text).split(/[\s\p{C}]+/u);
  return [...new Set(words.filter(Boolean))].sort();
}

export function findProjects(index: readonly Entry[], { words, technologies, platform }: Search): Found {
  const fitting = index.filter(
    ({ text, keys }) =>
      technologies.every((key) => keys.includes(key)) && words.every((word) => text.includes(word)),
  );
  const found = platform === null ? fitting : fitting.filter((entry) => entry.platform === platform);
  return {
    documentIds: found.map(({ documentId }) => documentId),
    technologies: countTechnologies(found).slice(0, MAX_FACETS),
    platforms: countPlatforms(fitting),
  };
}

/** In the spelling that comes first. */
function countTechnologies(entries: readonly Entry[]): Facet[] {
  const facets = new Map<string, Facet>();
  for (const { keys, names } of entries) {
    for (let place = 0; place < keys.length; place += 1) countOne(facets, keys[place], names[place]);
  }
  return inOrder(facets);
}

function countPlatforms(entries: readonly Entry[]): Facet[] {
  const facets = new Map<string, Facet>();
  for (const { platform } of entries) countOne(facets, platform, platform);
  return inOrder(facets);
}

function countOne(facets: Map<string, Facet>, key = '', value = ''): void {
  const facet = facets.get(key);
  if (facet) facet.count += 1;
  else facets.set(key, { value, count: 1 });
}

/** The most frequent first. */
function inOrder(facets: Map<string, Facet>): Facet[] {
  return [...facets.values()].sort((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1));
}
