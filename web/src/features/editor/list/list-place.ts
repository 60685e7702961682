import { tidyWords } from '../../../components/search/tidy-words';
import type { ProjectStatus } from '../../../graphql/generated-dashboard';
import { pageNumber, paths } from '../../../paths';

/** Which part of the list of own projects is shown: of all, of those that a search finds, of those with a status. */
export type ListPlace = { q: string; status: ProjectStatus | null; page: number };

export const STATUSES: readonly ProjectStatus[] = ['PUBLISHED', 'MODIFIED', 'DRAFT'];

export function listPlace(search: URLSearchParams): ListPlace {
  const name = search.get('status')?.toUpperCase();
  return {
    q: tidyWords(search.get('q') ?? ''),
    status: STATUSES.find((status) => status === name) ?? null,
    page: pageNumber(search),
  };
}

export function listAddress({ q = '', status = null, page = 1 }: Partial<ListPlace> = {}): string {
  const search = new URLSearchParams({
    ...(q && { q }),
    ...(status && { status: status.toLowerCase() }),
    ...(page > 1 && { page: String(page) }),
  }).toString();
  return search ? `${paths.myProjects}?${search}` : paths.myProjects;
}
