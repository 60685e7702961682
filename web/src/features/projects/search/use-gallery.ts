import { skipToken, useQuery } from '@apollo/client/react';
import { GalleryDocument } from '../../../graphql/generated';
import { SearchProjectsDocument } from '../../../graphql/generated-gallery';
import { useCommittedSearch } from '../../../lib/use-committed-search';
import { isFiltered, readGallery, searchVariables } from './gallery-selection';

/** What the gallery shows; of a page beyond the end, the last one. What was shown stays until then. */
export function useGallery() {
  const selection = readGallery(useCommittedSearch());
  const variables = searchVariables(selection);
  const asked = useQuery(SearchProjectsDocument, { variables });
  const pageCount = asked.data?.searchProjects.pageInfo.pageCount ?? 0;
  const isBeyond = pageCount > 0 && selection.page > pageCount;
  const last = useQuery(
    SearchProjectsDocument,
    isBeyond ? { variables: { ...variables, page: pageCount } } : skipToken,
  );
  // The home page has shown the first ones already.
  const known = useQuery(
    GalleryDocument,
    isFiltered(selection) ? skipToken : { variables: { page: selection.page }, fetchPolicy: 'cache-only' },
  );

  const { data, previousData, error, loading, refetch } = isBeyond ? last : asked;
  const found = (error ? data : (data ?? previousData))?.searchProjects;
  const count =
    data?.searchProjects.pageInfo.total ?? known.data?.projects_connection.nodes.length ?? Infinity;
  const { nodes, pageInfo } = found ?? known.data?.projects_connection ?? {};
  return {
    projects: nodes,
    page: isBeyond ? pageCount : selection.page,
    pageCount: pageInfo?.pageCount ?? 0,
    total: found?.pageInfo.total,
    /** Whether there is anything to search among. */
    hasChoice: isFiltered(selection) || count > 1,
    technologies: found?.technologies,
    platforms: found?.platforms,
    error,
    isLoading: loading,
    retry: () => void refetch(),
  };
}
