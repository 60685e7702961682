import anyAscii from 'any-ascii';
import { LIMITS, RESERVED_SLUGS } from '../../../shared-with-web/rules/project-rules';

/** For titles of nothing that could be read out, such as "!!!". */
const NAMELESS = 'project';

/** In letters and digits of ASCII, whatever the title is written in; never empty. */
export function toSlug(title: string): string {
  const ascii = anyAscii(title.normalize('NFKC')).toLowerCase();
  const words = ascii
    .replace(/['`’]/g, '')
    .replace(/&/g, ' and ')
    .split(/[^a-z0-9]+/);
  return cut(words.filter(Boolean).join('-'), LIMITS.slugLength) || NAMELESS;
}

/** The slug itself or the first of -2, -3, … that nothing else has. */
export function firstFree(slug: string, taken: ReadonlySet<string>): string {
  for (let number = 1; ; number += 1) {
    const suffix = number > 1 ? `-${number}` : '';
    const candidate = cut(slug, LIMITS.slugLength - suffix.length) + suffix;
    if (!taken.has(candidate) && !RESERVED_SLUGS.includes(candidate)) return candidate;
  }
}

function cut(slug: string, length: number): string {
  return slug.slice(0, length).replace(/-$/, '');
}
