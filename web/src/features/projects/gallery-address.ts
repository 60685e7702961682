import { paths } from '../../paths';

export function galleryAddress(page: number): string {
  return page > 1 ? `${paths.portfolio}?page=${page}` : paths.portfolio;
}
