import { useQuery } from '@apollo/client/react';
import { Stack } from '@chakra-ui/react';
import { useSearchParams } from 'react-router-dom';
import { PageHead } from '../../components/page-head';
import { PageTitle } from '../../components/page-title';
import { Pagination } from '../../components/pagination';
import { Section } from '../../components/section';
import { owner } from '../../content/owner';
import { ProjectList } from '../../features/projects/project-list';
import { GalleryDocument } from '../../graphql/generated';
import { galleryAddress, pageNumber } from '../../paths';

const TITLE = 'Portfolio Gallery';
const SUBTITLE = `Everything ${owner.name} has built and published.`;

export function PortfolioPage() {
  const [search] = useSearchParams();
  return <Gallery page={pageNumber(search)} />;
}

function Gallery({ page }: { page: number }) {
  const { data, previousData, error, loading, refetch } = useQuery(GalleryDocument, {
    variables: { page },
  });
  const { nodes, pageInfo } = (data ?? previousData)?.projects_connection ?? {};
  const pageCount = pageInfo?.pageCount ?? 0;

  if (data && pageCount > 0 && page > pageCount) return <Gallery page={pageCount} />;

  return (
    <>
      <PageHead {...headOf(page)} path={galleryAddress(page)} />
      <PageTitle title={TITLE}>{SUBTITLE}</PageTitle>
      <Section title="All Projects">
        <Stack gap="12" aria-busy={loading}>
          <ProjectList projects={nodes} error={error} onRetry={() => void refetch()} priority />
          <Pagination page={page} pageCount={pageCount} addressOf={galleryAddress} />
        </Stack>
      </Section>
    </>
  );
}

function headOf(page: number) {
  if (page === 1) return { title: TITLE, description: SUBTITLE };
  return { title: `${TITLE}, page ${page}`, description: `${SUBTITLE} Page ${page}.` };
}
