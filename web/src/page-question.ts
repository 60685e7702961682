import type { ApolloClient } from '@apollo/client';
import { readGallery, searchVariables } from './features/projects/search/gallery-selection';
import { SiteDocument } from './graphql/generated';
import {
  RenderedContactDocument,
  RenderedGalleryDocument,
  RenderedNotFoundDocument,
  RenderedPageDocument,
  RenderedPreviewDocument,
  RenderedProjectDocument,
} from './graphql/generated-server';
import { previewLinkIn } from './lib/previews/preview-link';
import { projectIn, slugIn } from './lib/slugs';
import { NOT_FOUND, paths, projectAddress } from './paths';

export const FIRST_PAGE = { page: 1 };

const ALL = { errorPolicy: 'all' } as const;

/**
 * Asks once for all that the page at an address shows, into the client's cache. Answers where the address leads
 * instead when the page stands elsewhere, or nowhere.
 */
export async function askForPage(
  client: ApolloClient,
  { pathname, searchParams }: URL,
): Promise<string | undefined> {
  const slug = slugIn(pathname) ?? projectIn(searchParams);
  if (slug && pathname === paths.contact) return askForContact(client, slug);
  if (slug) return askForProject(client, slug);
  const link = previewLinkIn(pathname);
  if (link) return askForPreview(client, link);
  switch (pathname) {
    case paths.home:
      await client.query({ query: RenderedPageDocument, variables: FIRST_PAGE, ...ALL });
      return;
    case paths.portfolio: {
      const variables = searchVariables(readGallery(searchParams));
      await client.query({ query: RenderedGalleryDocument, variables, ...ALL });
      return;
    }
    case NOT_FOUND:
      await client.query({ query: RenderedNotFoundDocument, ...ALL });
      return;
    default:
      await client.query({ query: SiteDocument, ...ALL });
  }
}

async function askForProject(client: ApolloClient, slug: string) {
  const { data } = await client.query({ query: RenderedProjectDocument, variables: { slug }, ...ALL });
  if (!data) return;
  if (!data.projectPage) return NOT_FOUND;
  const { project } = data.projectPage;
  return project.slug === slug ? undefined : projectAddress(project.slug);
}

async function askForPreview(client: ApolloClient, link: string) {
  const { data } = await client.query({ query: RenderedPreviewDocument, variables: { link }, ...ALL });
  return data && !data.previewedProject ? NOT_FOUND : undefined;
}

async function askForContact(client: ApolloClient, slug: string) {
  const { data } = await client.query({ query: RenderedContactDocument, variables: { slug }, ...ALL });
  return data && !data.projectPage ? paths.contact : undefined;
}
