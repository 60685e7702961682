import { tidyText, tidyWords } from '../../../components/search/tidy-words';
import { LIMITS, PLATFORMS, SEARCH_LIMITS, uniqueTechnologies } from '../../../content/project-rules';
import { isSame, toggleName } from '../../../lib/texts/technology-names';
import { pageNumber, type GallerySelection } from '../../../paths';

export const ALL_PROJECTS: GallerySelection = { q: '', technologies: [], platform: '', page: 1 };

/**
 * What an address asks of the gallery, whatever it holds: nothing beyond the limits, nothing unknown, and the same
 * for all addresses that mean the same. Names of technologies stay as they are written.
 */
export function readGallery(search: URLSearchParams): GallerySelection {
  const names = search.getAll('tech').map((name) => tidyText(name, LIMITS.technologyLength));
  return {
    q: tidyWords((search.get('q') ?? '').toLowerCase()),
    technologies: sorted(uniqueTechnologies(names).slice(0, SEARCH_LIMITS.technologies)),
    platform: platformOf(search.get('platform') ?? ''),
    page: pageNumber(search),
  };
}

export function isFiltered({ q, technologies, platform }: GallerySelection): boolean {
  return Boolean(q || platform || technologies.length > 0);
}

/** The gallery with this technology, or without it when it was chosen. */
export function toggleTechnology(selection: GallerySelection, name: string): GallerySelection {
  return { ...selection, technologies: sorted(toggleName(selection.technologies, name)), page: 1 };
}

export function togglePlatform(selection: GallerySelection, platform: string): GallerySelection {
  return { ...selection, platform: selection.platform === platform ? '' : platform, page: 1 };
}

function platformOf(text: string): string {
  return PLATFORMS.find((platform) => isSame(platform, tidyText(text, LIMITS.titleLength))) ?? '';
}

/** Equal everywhere, other than by the language of a browser or server. */
function sorted(names: string[]): string[] {
  return names.sort((one, other) => (one.toLowerCase() < other.toLowerCase() ? -1 : 1));
}

/** For the question to the CMS, on the server as in the browser: the same one for all spellings. */
export function searchVariables({ q, technologies, platform, page }: GallerySelection) {
  const names = technologies.map((name) => tidyText(name.toLowerCase(), LIMITS.technologyLength));
  return { q: q || null, technologies: names, platform: platform || null, page };
}
