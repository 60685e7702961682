import { plainText } from '../../../shared/plain-text';
import { createFacets, type Facet } from './facets';
import type { Entry } from './search-index';

export type Search = { words: string[]; technologies: string[]; platform: string | null };

export type Found = { documentIds: string[]; technologies: Facet[]; platforms: Facet[] };

/** Offered beside a result. */
const MAX_FACETS = 100;

/** The words of what somebody typed. */
export function toWords(text: string): string[] {
  const words = plainText(text).split(/[\s\p{C}]+/u);
  return [...new Set(words.filter(Boolean))].sort();
}

export type Finder = ReturnType<typeof createFinder>;

export function createFinder(entries: readonly Entry[]) {
  const technologies = createFacets(entries);
  const platforms = createFacets(entries.map(({ platform }) => ({ keys: [platform], names: [platform] })));
  const places = entries.map((_, place) => place);

  function find({ words, technologies: keys, platform }: Search): Found {
    const fitting = technologies
      .having(places, keys)
      .filter((place) => words.every((word) => entries[place]?.text.includes(word)));
    const found = platform === null ? fitting : platforms.having(fitting, [platform]);
    return {
      documentIds: found.map((place) => entries[place]?.documentId ?? ''),
      technologies: technologies.count(found).slice(0, MAX_FACETS),
      platforms: platforms.count(fitting),
    };
  }

  return { find, size: entries.length };
}
