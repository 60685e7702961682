import { plainText } from '../../../shared/plain-text';
import type { Entry } from './search-index';

export type Search = { words: string[]; technologies: string[]; platform: string | null };

export type Facet = { value: string; count: number };

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
    ({ text, technologies: own }) =>
      technologies.every((key) => own.some((technology) => technology.key === key)) &&
      words.every((word) => text.includes(word)),
  );
  const found = platform === null ? fitting : fitting.filter((entry) => entry.platform === platform);
  return {
    documentIds: found.map(({ documentId }) => documentId),
    technologies: count(found.flatMap((entry) => entry.technologies)).slice(0, MAX_FACETS),
    platforms: count(fitting.map((entry) => ({ key: entry.platform, name: entry.platform }))),
  };
}

/** The most frequent first, in the spelling that comes first. */
function count(values: readonly { key: string; name: string }[]): Facet[] {
  const facets = new Map<string, Facet>();
  for (const { key, name } of values) {
    const facet = facets.get(key);
    if (facet) facet.count += 1;
    else facets.set(key, { value: name, count: 1 });
  }
  return [...facets.values()].sort((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1));
}
