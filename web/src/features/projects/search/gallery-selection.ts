import { PLATFORMS, SEARCH_LIMITS, LIMITS, uniqueTechnologies } from '../../../content/project-rules';
import { pageNumber, type GallerySelection } from '../../../paths';

export const ALL_PROJECTS: GallerySelection = { q: '', technologies: [], platform: '', page: 1 };

/**
 * What an address asks of the gallery, whatever it holds: nothing beyond the limits, nothing unknown, and the same
 * for all addresses that mean the same. Texts stay as they are written.
 */
export function readGallery(search: URLSearchParams): GallerySelection {
  const names = search.getAll('tech').map((name) => tidy(name, LIMITS.technologyLength));
  return {
    q: tidyWords(search.get('q') ?? ''),
    technologies: sorted(uniqueTechnologies(names).slice(0, SEARCH_LIMITS.technologies)),
    platform: platformOf(search.get('platform') ?? ''),
    page: pageNumber(search),
  };
}

export function tidyWords(text: string): string {
  return tidy(text, SEARCH_LIMITS.queryLength);
}

export function isFiltered({ q, technologies, platform }: GallerySelection): boolean {
  return Boolean(q || platform || technologies.length > 0);
}

/** The gallery with this technology, or without it when it was chosen. */
export function toggleTechnology(selection: GallerySelection, name: string): GallerySelection {
  const others = selection.technologies.filter((other) => !isSame(other, name));
  const isChosen = others.length < selection.technologies.length;
  return { ...selection, technologies: isChosen ? others : sorted([...others, name]), page: 1 };
}

export function togglePlatform(selection: GallerySelection, platform: string): GallerySelection {
  return { ...selection, platform: selection.platform === platform ? '' : platform, page: 1 };
}

export function isSame(name: string, other: string): boolean {
  return name.toLowerCase() === other.toLowerCase();
}

/** Without what cannot be seen or turns the direction of writing. Joiners stay: Bengali and emoji are written with them. */
function tidy(text: string, length: number): string {
  const shown = text.replace(/[\p{Cc}\s\u202a-\u202e\u2066-\u2069]+/gu, ' ').normalize('NFC');
  const short = shown.trim().slice(0, length);
  return short.replace(/[\ud800-\udbff]$/, '').trimEnd();
}

function platformOf(text: string): string {
  return PLATFORMS.find((platform) => isSame(platform, tidy(text, LIMITS.titleLength))) ?? '';
}

/** Equal everywhere, other than by the language of a browser or server. */
function sorted(names: string[]): string[] {
  return names.sort((one, other) => (one.toLowerCase() < other.toLowerCase() ? -1 : 1));
}

/** For the question to the CMS, on the server as in the browser. */
export function searchVariables({ q, technologies, platform, page }: GallerySelection) {
  return { q: q || null, technologies: [...technologies], platform: platform || null, page };
}
