import { useApolloClient, useSuspenseQuery } from '@apollo/client/react';
import { startTransition, useEffect } from 'react';
import { useParams } from 'react-router-dom';
import { PageHead } from '../../components/page/page-head';
import { ProjectView } from '../../features/projects/page/project-view';
import { PreviewBar } from '../../features/projects/preview/preview-bar';
import { useSaved } from '../../features/projects/preview/use-saved';
import { PreviewedProjectDocument } from '../../graphql/generated-preview';
import { NotFoundPage } from './not-found-page';
import { ProjectFailed } from './project-page';

/** The page of a project as it would be if its draft was published now. */
export function PreviewPage() {
  const { link = '' } = useParams();
  const { data, error, refetch } = useSuspenseQuery(PreviewedProjectDocument, {
    variables: { link },
    errorPolicy: 'all',
  });
  const preview = data?.previewedProject;
  const documentId = preview?.page.project.documentId;
  const readAnew = () => startTransition(() => void refetch());
  useSaved(documentId, readAnew);
  useForgotten(documentId);
  if (error && !preview) return <ProjectFailed onRetry={readAnew} />;
  if (!preview) return <NotFoundPage />;

  const { page, until } = preview;
  return (
    <>
      <PageHead title={`Preview: ${page.project.title}`} isOwners />
      <PreviewBar status={page.project.status} until={until} />
      <ProjectView key={documentId} page={page} />
    </>
  );
}

/** Other pages must not show what only this one may: they would take the draft from the cache. */
function useForgotten(documentId: string | undefined) {
  const { cache } = useApolloClient();
  useEffect(() => {
    if (!documentId) return;
    return () => {
      cache.evict({ id: 'ROOT_QUERY', fieldName: 'previewedProject' });
      cache.evict({ id: cache.identify({ __typename: 'Project', documentId }) });
    };
  }, [cache, documentId]);
}
