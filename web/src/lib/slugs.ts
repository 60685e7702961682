import { LIMITS, SLUG_PATTERN } from '../content/project-rules';
import { paths } from '../paths';

/** Of the address of a project's page; undefined for any other. */
export function slugIn(pathname: string): string | undefined {
  const [, folder = '', slug = '', ...rest] = pathname.split('/');
  return `/${folder}` === paths.portfolio && rest.length === 0 && isSlug(slug) ? slug : undefined;
}

/** The project that a page such as the contact form is about, by `aboutProject`. */
export function projectIn(search: URLSearchParams): string | undefined {
  const slug = search.get('project') ?? '';
  return isSlug(slug) ? slug : undefined;
}

function isSlug(text: string): boolean {
  return text.length <= LIMITS.slugLength && SLUG_PATTERN.test(text);
}
