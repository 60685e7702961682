import { isFiltered, readGallery } from '../../src/features/projects/search/gallery-selection';
import { galleryAddress, paths, publicPaths } from '../../src/paths';

export type Address =
  /** The same for everybody; `location` holds nothing that the page does not look at. */
  | { kind: 'public'; location: string }
  /** Public as well, but there are as many of these as anybody thinks of. */
  | { kind: 'search'; location: string }
  /** Depends on who is signed in, which only the browser knows. */
  | { kind: 'private' }
  | { kind: 'moved'; location: string }
  | { kind: 'missing' };

const knownPaths: readonly string[] = Object.values(paths);

export function addressOf({ pathname, searchParams }: URL): Address {
  // Which forms there are, the dashboard knows.
  if (/^\/dashboard\/site\/[\w-]+$/.test(pathname)) return { kind: 'private' };
  if (!knownPaths.includes(pathname)) return unknownAddress(pathname);
  if (!publicPaths.includes(pathname)) return { kind: 'private' };
  if (pathname !== paths.portfolio) return { kind: 'public', location: pathname };
  const selection = readGallery(searchParams);
  return { kind: isFiltered(selection) ? 'search' : 'public', location: galleryAddress(selection) };
}

/** The page of the gallery that stands for this address when it has only so many: the last one for those beyond. */
export function withinGallery(location: string, pageCount: number): string {
  const { pathname, searchParams } = new URL(location, 'http://localhost');
  if (pathname !== paths.portfolio) return location;
  const selection = readGallery(searchParams);
  return selection.page <= pageCount ? location : galleryAddress({ ...selection, page: pageCount });
}

function unknownAddress(pathname: string): Address {
  const tidy = `/${pathname.split('/').filter(Boolean).join('/')}`.replace(/^\/index\.html$/, '/');
  return knownPaths.includes(tidy) ? { kind: 'moved', location: tidy } : { kind: 'missing' };
}
