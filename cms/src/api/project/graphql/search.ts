import { toPageInfo, type PaginationArgument } from '../../../graphql/pagination';
import { invalidField } from '../../../errors/errors';
import { plainText } from '../../../shared/plain-text';
import { LIMITS, SEARCH_LIMITS, uniqueTechnologies } from '../../../shared-with-web/rules/project-rules';
import { spend, type Budget } from '../reading/budget';
import type { Status } from '../reading/project-rows';
import { toWords, type Search } from '../search/search';
import { budgetOf, readPage, type ListRequest } from './list-arguments';

type Paginated = { pagination?: PaginationArgument };
type Context = { koaContext: ListRequest };
type SearchArguments = { q?: string | null; technologies?: string[] | null; platform?: string | null };

export const searchTypeDefs = /* GraphQL */ `
  type Facet {
    count: Int!
    value: String!
  }

  type ProjectSearchResult {
    nodes: [Project!]!
    pageInfo: Pagination!
    platforms: [Facet!]!
    technologies: [Facet!]!
  }

  type Query {
    """
    The published projects that hold every word of q (title, technologies, platform, role, description, case study; letters of any case, accents or not), every one
    of the technologies and the platform, in their order. The counts are of what would remain with one more technology, or with another platform.
    """
    searchProjects(
      pagination: PaginationArg
      platform: String
      q: String
      technologies: [String!]
    ): ProjectSearchResult!
  }
`;

export const searchResolvers = {
  Query: {
    async searchProjects(_: unknown, args: SearchArguments & Paginated, { koaContext }: Context) {
      return searchPage(readSearch(args), args, budgetOf(koaContext));
    },
  },
};

/** Those that a search finds. */
export async function searchPage(
  search: Search,
  paginated: Paginated,
  budget: Budget,
  status?: Status,
  among?: readonly string[],
) {
  spend(budget, 'searches');
  const { start, limit, ...page } = readPage(paginated, budget);
  const { projects, total, ...facets } = await strapi
    .service('api::project.search')
    .find(search, { start, limit }, status, among);
  return { nodes: projects, pageInfo: toPageInfo(page, total), ...facets };
}

/** @throws ValidationError for what is too long or too much */
export function readSearch({ q, technologies, platform }: SearchArguments): Search {
  const { queryLength, technologies: count } = SEARCH_LIMITS;
  const text = q?.trim() ?? '';
  if (text.length > queryLength) throw invalidField('q', `Search for at most ${queryLength} characters.`);
  if (technologies?.some(({ length }) => length > LIMITS.technologyLength))
    throw invalidField('technologies', 'There is no technology with so long a name.');
  if ((platform?.length ?? 0) > LIMITS.technologyLength)
    throw invalidField('platform', 'There is no platform with so long a name.');
  const keys = uniqueTechnologies(technologies ?? []).map(plainText);
  if (keys.length > count) throw invalidField('technologies', `Choose at most ${count} technologies.`);
  return {
    words: toWords(text),
    technologies: [...new Set(keys)].sort(),
    platform: platform?.trim() || null,
  };
}
