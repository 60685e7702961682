import { addressLines, owner } from './content/owner';
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
): string {
  const { pathname } = new URL(location, siteUrl);
  const who = pathname === paths.portfolio ? personInShort(siteUrl) : person(siteUrl);
  const graph = [who, ...(projects.length > 0 ? [itemList(projects, siteUrl)] : [])];
  return JSON.stringify({ '@context': 'https://schema.org', '@graph': graph }).replaceAll('<', '\\u003c');
}

const personId = (siteUrl: string) => `${siteUrl}/#person`;

/** Whose works the gallery shows; the other pages tell the rest. */
function personInShort(siteUrl: string) {
  return { '@type': 'Person', '@id': personId(siteUrl), name: owner.name, url: siteUrl };
}

/** What the owner has left out is left out here too: JSON has no undefined. */
function person(siteUrl: string) {
  const { headline, description, email, phone, socials, portrait } = owner;
  const links = Object.values(socials).filter(Boolean);
  return {
    ...personInShort(siteUrl),
    jobTitle: headline || undefined,
    description: description || undefined,
    image: portrait ? siteUrl + portrait.src : undefined,
    email: email ? `mailto:${email}` : undefined,
    telephone: phone || undefined,
    address: addressLines().length > 0 ? postalAddress() : undefined,
    sameAs: links.length > 0 ? links : undefined,
  };
}

function postalAddress() {
  const { street, town, region, country } = owner.address;
  return {
    '@type': 'PostalAddress',
    streetAddress: street || undefined,
    addressLocality: town || undefined,
    addressRegion: region || undefined,
    addressCountry: country || undefined,
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
