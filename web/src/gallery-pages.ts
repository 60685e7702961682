import type { ApolloClient } from '@apollo/client';
import { pageNumber } from './features/projects/page-number';
import { PortfolioPageDocument } from './graphql/generated';
import { paths } from './paths';

/** How many pages the gallery has, as read for the one at this address. */
export function galleryPages(location: string, client: ApolloClient): number | undefined {
  const { pathname, searchParams } = new URL(location, 'http://localhost');
  if (pathname !== paths.portfolio) return undefined;
  const variables = { page: pageNumber(searchParams) };
  return client.readQuery({ query: PortfolioPageDocument, variables })?.projects_connection.pageInfo
    .pageCount;
}
