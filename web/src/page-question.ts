import type { ApolloClient } from '@apollo/client';
import { SiteDocument } from './graphql/generated';
import {
  RenderedContactDocument,
  RenderedNotFoundDocument,
  RenderedPageDocument,
  RenderedProjectDocument,
} from './graphql/generated-server';
import { NOT_FOUND, pageNumber, paths, projectAddress, projectIn, slugIn } from './paths';

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
  if (pathname === paths.home || pathname === paths.portfolio)
    await client.query({
      query: RenderedPageDocument,
      variables: { page: pageNumber(searchParams) },
      ...ALL,
    });
  else
    await client.query({ query: pathname === NOT_FOUND ? RenderedNotFoundDocument : SiteDocument, ...ALL });
}

async function askForProject(client: ApolloClient, slug: string) {
  const { data } = await client.query({ query: RenderedProjectDocument, variables: { slug }, ...ALL });
  if (!data) return;
  if (!data.projectPage) return NOT_FOUND;
  const { project } = data.projectPage;
  return project.slug === slug ? undefined : projectAddress(project.slug);
}

async function askForContact(client: ApolloClient, slug: string) {
  const { data } = await client.query({ query: RenderedContactDocument, variables: { slug }, ...ALL });
  return data && !data.projectPage ? paths.contact : undefined;
}
