import { useQuery } from '@apollo/client/react';
import { Stack } from '@chakra-ui/react';
import { useSearchParams } from 'react-router-dom';
import { PageHead } from '../../components/page-head';
import { PageTitle } from '../../components/page-title';
import { Pagination } from '../../components/pagination';
import { Section } from '../../components/section';
import { ProjectList } from '../../features/projects/project-list';
import { useSite } from '../../features/site/site-context';
import { GalleryDocument } from '../../graphql/generated';
import { galleryAddress, pageNumber } from '../../paths';

const TITLE = 'Portfolio Gallery';

export function PortfolioPage() {
  const [search] = useSearchParams();
  return <Gallery page={pageNumber(search)} />;
}

function Gallery({ page }: { page: number }) {
  const { name } = useSite();
  const subtitle = `Everything ${name && `${name} has `}built and published.`;
  const { data, previousData, error, loading, refetch } = useQuery(GalleryDocument, {
    variables: { page },
  });
  const { nodes, pageInfo } = (data ?? previousData)?.projects_connection ?? {};
  const pageCount = pageInfo?.pageCount ?? 0;

  if (data && pageCount > 0 && page > pageCount) return <Gallery page={pageCount} />;

  return (
    <>
      <PageHead {...headOf(page, subtitle)} path={galleryAddress(page)} />
      <PageTitle title={TITLE}>{subtitle}</PageTitle>
      <Section title="All Projects">
        <Stack gap="12" aria-busy={loading}>
          <ProjectList projects={nodes} error={error} onRetry={() => void refetch()} priority />
          <Pagination page={page} pageCount={pageCount} addressOf={galleryAddress} />
        </Stack>
      </Section>
    </>
  );
}

function headOf(page: number, subtitle: string) {
  if (page === 1) return { title: TITLE, description: subtitle };
  return { title: `${TITLE}, page ${page}`, description: `${subtitle} Page ${page}.` };
}
