import { isFiltered, readGallery } from '../../src/features/projects/search/gallery-selection';
import { previewLinkIn } from '../../src/lib/previews/preview-link';
import { projectIn, slugIn } from '../../src/lib/slugs';
import { aboutProject, galleryAddress, paths, publicPaths } from '../../src/paths';

export type Address =
  /** The same for everybody; `location` holds nothing that the page does not look at. */
  | { kind: 'public'; location: string }
  /** The same for everybody, too, and about a project, which may not exist. */
  | { kind: 'project'; location: string }
  /** Public as well, but there are as many of these as anybody thinks of. */
  | { kind: 'search'; location: string }
  /** Depends on who is signed in, which only the browser knows. */
  | { kind: 'private' }
  /** Of a draft: for whoever has the link, and kept nowhere. */
  | { kind: 'preview'; location: string }
  | { kind: 'moved'; location: string }
  | { kind: 'missing' };

const SITE_FORM = /^\/dashboard\/site\/[\w-]+$/;
const knownPaths: readonly string[] = Object.values(paths);

export function addressOf(url: URL): Address {
  const { pathname, searchParams } = url;
  // Which forms there are, the dashboard knows.
  if (SITE_FORM.test(pathname)) return { kind: 'private' };
  if (slugIn(pathname)) return { kind: 'project', location: pathname };
  if (previewLinkIn(pathname)) return { kind: 'preview', location: pathname };
  if (!knownPaths.includes(pathname)) return unknownAddress(url);
  if (!publicPaths.includes(pathname)) return { kind: 'private' };
  const project = pathname === paths.contact && projectIn(searchParams);
  if (project) return { kind: 'project', location: aboutProject(pathname, project) };
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

function unknownAddress({ pathname, search }: URL): Address {
  const tidy = `/${pathname.toLowerCase().split('/').filter(Boolean).join('/')}`.replace(
    /^\/index\.html$/,
    '/',
  );
  const isPage = knownPaths.includes(tidy) || SITE_FORM.test(tidy) || slugIn(tidy);
  if (!isPage) return { kind: 'missing' };
  const address = addressOf(new URL(`${tidy}${search}`, 'http://localhost'));
  return { kind: 'moved', location: 'location' in address ? address.location : `${tidy}${search}` };
}
