import { tidyWords } from '../../../components/search/tidy-words';
import { pageNumber, paths } from '../../../paths';

/** Which part of the list of own projects is shown: of all, or of those that a search finds. */
export type ListPlace = { q: string; page: number };

export function listPlace(search: URLSearchParams): ListPlace {
  return { q: tidyWords(search.get('q') ?? ''), page: pageNumber(search) };
}

export function listAddress({ q, page }: ListPlace): string {
  const search = new URLSearchParams({ ...(q && { q }), ...(page > 1 && { page: String(page) }) }).toString();
  return search ? `${paths.myProjects}?${search}` : paths.myProjects;
}
