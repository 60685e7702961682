import { useSuspenseQuery } from '@apollo/client/react';
import { Container } from '@chakra-ui/react';
import { Navigate, useParams } from 'react-router-dom';
import { LoadFailure } from '../../components/page/load-failure';
import { PageHead } from '../../components/page/page-head';
import { ProjectView } from '../../features/projects/page/project-view';
import { summaryOf } from '../../features/projects/page/summary';
import { useSite } from '../../features/site/site-context';
import { siteVersion } from '../../features/site/site-icons';
import { ProjectPageDocument } from '../../graphql/generated-project';
import { projectAddress } from '../../paths';
import { NotFoundPage } from './not-found-page';

/** The page before stays until this one is read, so that its picture is carried over. */
export function ProjectPage() {
  const { slug = '' } = useParams();
  const site = useSite();
  const { data, error, refetch } = useSuspenseQuery(ProjectPageDocument, {
    variables: { slug },
    errorPolicy: 'all',
  });
  if (error && !data?.projectPage) return <ProjectFailed onRetry={() => void refetch()} />;
  if (!data?.projectPage) return <NotFoundPage />;

  const { project } = data.projectPage;
  if (project.slug !== slug) return <Navigate to={projectAddress(project.slug)} replace />;
  const { documentId, title, description, updatedAt } = project;
  // It shows the owner's name and colour, too.
  const version = `${Date.parse(updatedAt)}-${siteVersion(site)}`;
  const image = `/api/projects/${documentId}/social.jpg?v=${version}`;
  return (
    <>
      <PageHead
        title={title}
        description={summaryOf(description)}
        path={projectAddress(slug)}
        image={{ url: image, alt: title }}
      />
      <ProjectView key={documentId} page={data.projectPage} />
    </>
  );
}

export function ProjectFailed({ onRetry }: { onRetry: () => void }) {
  return (
    <Container py="40">
      <PageHead title="Project" />
      <LoadFailure text="This project could not be loaded" onRetry={onRetry} />
    </Container>
  );
}
