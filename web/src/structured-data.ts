import type { Site } from './features/site/site-context';
import { addressLines, descriptionOf } from './features/site/site-texts';
import type { ProjectCard_projectFragment } from './graphql/generated';
import { paths } from './paths';

/**
 * What a page tells search engines about its people and works: https://schema.org in JSON-LD, as the content of
 * a script element. Written on the server only, because visitors' browsers have no use for it.
 */
export function structuredData(
  location: string,
  projects: readonly ProjectCard_projectFragment[],
  siteUrl: string,
  site: Site,
): string {
  const { pathname } = new URL(location, siteUrl);
  const who = pathname === paths.portfolio ? personInShort(siteUrl, site) : person(siteUrl, site);
  const graph = [who, ...(projects.length > 0 ? [itemList(projects, siteUrl)] : [])];
  return JSON.stringify({ '@context': 'https://schema.org', '@graph': graph }).replaceAll('<', '\\u003c');
}

const personId = (siteUrl: string) => `${siteUrl}/#person`;

/** Whose works the gallery shows; the other pages tell the rest. */
function personInShort(siteUrl: string, { name }: Site) {
  return { '@type': 'Person', '@id': personId(siteUrl), name, url: siteUrl };
}

/** What the owner has left out is left out here too: JSON has no undefined. */
function person(siteUrl: string, site: Site) {
  const { headline, email, phone, socialLinks, portrait } = site;
  return {
    ...personInShort(siteUrl, site),
    jobTitle: headline ?? undefined,
    description: descriptionOf(site) || undefined,
    image: portrait ? new URL(portrait.url, siteUrl).href : undefined,
    email: email ? `mailto:${email}` : undefined,
    telephone: phone ?? undefined,
    address: addressLines(site).length > 0 ? postalAddress(site) : undefined,
    sameAs: socialLinks.length > 0 ? socialLinks.map(({ url }) => url) : undefined,
  };
}

function postalAddress({ address }: Site) {
  return {
    '@type': 'PostalAddress',
    streetAddress: address?.street ?? undefined,
    addressLocality: address?.town ?? undefined,
    addressRegion: address?.region ?? undefined,
    addressCountry: address?.country ?? undefined,
  };
}

function itemList(projects: readonly ProjectCard_projectFragment[], siteUrl: string) {
  return {
    '@type': 'ItemList',
    itemListElement: projects.map((project, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      item: creativeWork(project, siteUrl),
    })),
  };
}

function creativeWork(project: ProjectCard_projectFragment, siteUrl: string) {
  const { title, description, platform, technologies, livePreview, githubLink, images } = project;
  return {
    '@type': 'CreativeWork',
    name: title,
    description,
    genre: platform,
    keywords: technologies.join(', '),
    url: livePreview ?? undefined,
    sameAs: githubLink ?? undefined,
    image: images[0] && new URL(images[0].url, siteUrl).href,
    creator: { '@id': personId(siteUrl) },
  };
}
