import type { Site } from './features/site/site-context';
import { addressLines, descriptionOf } from './features/site/site-texts';
import type { ProjectCard_projectFragment } from './graphql/generated';
import type { ProjectPage_pageFragment } from './graphql/generated-project';
import { paths, projectAddress } from './paths';

type WholeProject = ProjectPage_pageFragment['project'];

type Page = {
  url: URL;
  siteUrl: string;
  site: Site;
  /** That the page lists. */
  projects: readonly ProjectCard_projectFragment[];
  /** That the page is about. */
  project: WholeProject | undefined;
};

/**
 * What a page tells search engines about its people and works: https://schema.org in JSON-LD, as the content of
 * a script element. Written on the server only, because visitors' browsers have no use for it.
 */
export function structuredData({ url, siteUrl, site, projects, project }: Page): string {
  const isOfWorks = project || url.pathname === paths.portfolio;
  const who = isOfWorks ? personInShort(siteUrl, site) : person(siteUrl, site);
  const list = projects.length > 0 ? [itemList(projects, siteUrl)] : [];
  const work = project ? [wholeWork(project, siteUrl), breadcrumbs(project, siteUrl)] : [];
  const graph = [who, ...list, ...work];
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

type Work = ProjectCard_projectFragment | WholeProject;

function creativeWork({ slug, images, ...project }: Work, siteUrl: string) {
  const { title, description, platform, technologies, livePreview, githubLink } = project;
  const elsewhere = [livePreview, githubLink].filter((link) => link !== null);
  return {
    '@type': githubLink ? 'SoftwareSourceCode' : 'CreativeWork',
    name: title,
    description,
    genre: platform,
    keywords: technologies.join(', ') || undefined,
    url: siteUrl + projectAddress(slug),
    sameAs: elsewhere.length > 0 ? elsewhere : undefined,
    image: images[0] && new URL(images[0].url, siteUrl).href,
    creator: { '@id': personId(siteUrl) },
  };
}

function wholeWork(project: WholeProject, siteUrl: string) {
  const { createdAt, updatedAt, githubLink, images, slug } = project;
  return {
    ...creativeWork(project, siteUrl),
    mainEntityOfPage: siteUrl + projectAddress(slug),
    image: images.map(({ url }) => new URL(url, siteUrl).href),
    dateCreated: createdAt,
    dateModified: updatedAt,
    codeRepository: githubLink ?? undefined,
  };
}

function breadcrumbs({ title, slug }: WholeProject, siteUrl: string) {
  const steps = [
    { name: 'Home', path: paths.home },
    { name: 'Portfolio', path: paths.portfolio },
    { name: title, path: projectAddress(slug) },
  ];
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: siteUrl + path,
    })),
  };
}
