import { phoneLink } from '../../../shared-with-web/phone-link';
import { PUBLIC_PAGES } from '../../../shared-with-web/public-pages';
import { parseMarkdown } from '../../project/case-study/parse';
import type { Knowledge } from '../knowledge';

/** An address as it is published, when an answer may lead there. */
export type KnownAddress = (address: string) => string | undefined;

const HIDDEN = /[\s\\\p{Cc}\p{Cf}]/u;

const made = new WeakMap<Knowledge, KnownAddress>();

/** Our own pages, what the projects, the owner and his own answers link to, and the ways to reach him. */
export function knownLinks(knowledge: Knowledge): KnownAddress {
  const before = made.get(knowledge);
  if (before) return before;
  const site = knowledge.pages.contact;
  const known = new Map<string, string>();
  for (const address of addressesOf(knowledge)) {
    const url = address ? parse(address, site) : undefined;
    if (url) known.set(keyOf(url), withoutBrackets(url.href));
  }
  const lookUp = (address: string) => {
    const url = HIDDEN.test(address) ? undefined : parse(address, site);
    return url && known.get(keyOf(url));
  };
  made.set(knowledge, lookUp);
  return lookUp;
}

function addressesOf({
  owner,
  projects,
  ownAnswers,
  pages,
}: Knowledge): (string | null | undefined | false)[] {
  return [
    ...Object.values(PUBLIC_PAGES).map((path) => new URL(path, pages.contact).href),
    ...projects.flatMap(({ link, sourceCode, livePreview }) => [link, sourceCode, livePreview]),
    ...owner.socialLinks.map(({ url }) => url),
    ...ownAnswers.flatMap(({ answer }) => parseMarkdown(answer).map((token) => token.attrGet('href'))),
    owner.resumeUrl,
    owner.email && `mailto:${owner.email}`,
    owner.phone && phoneLink(owner.phone),
  ];
}

function parse(address: string, site: string): URL | undefined {
  if (!URL.canParse(address, site)) return undefined;
  const url = new URL(address, site);
  const isOdd =
    url.username || url.password || !['http:', 'https:', 'mailto:', 'tel:'].includes(url.protocol);
  return isOdd ? undefined : url;
}

/** The place on a page does not matter, nor does a slash at the end. */
function keyOf(url: URL): string {
  if (url.protocol === 'mailto:') return `mailto:${url.pathname.toLowerCase()}`;
  const { protocol, host, pathname, search } = url;
  return withoutBrackets(`${protocol}//${host}${pathname.replace(/\/$/, '')}${search}`);
}

/** Which would end the link. */
const withoutBrackets = (address: string): string => address.replaceAll('(', '%28').replaceAll(')', '%29');
