import { skipToken, useQuery } from '@apollo/client/react';
import { useEffect, useEffectEvent, useState } from 'react';
import { GalleryDocument } from '../../../graphql/generated';
import { SearchProjectsDocument } from '../../../graphql/generated-gallery';
import { galleryAddress, type GallerySelection } from '../../../paths';
import { isFiltered, searchVariables } from './gallery-selection';

/** What the gallery shows of a selection; of a page beyond the end, the last one. What was shown stays until then. */
export function useGallery(wanted: GallerySelection) {
  const selection = useCommitted(wanted);
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

/**
 * Changes after the address has, because the router changes that in a transition: while one waits, React draws the
 * old page as well, and a query that is asked by both in turn and fails is asked for ever.
 */
function useCommitted(wanted: GallerySelection): GallerySelection {
  const [selection, setSelection] = useState(wanted);
  const address = galleryAddress(wanted);
  const commit = useEffectEvent(() => setSelection(wanted));
  useEffect(() => queueMicrotask(commit), [address]);
  return selection;
}
