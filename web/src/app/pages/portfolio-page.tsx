import { Box, Flex, Stack } from '@chakra-ui/react';
import { useSearchParams } from 'react-router-dom';
import { PageHead } from '../../components/page/page-head';
import { PageTitle } from '../../components/page/page-title';
import { Pagination } from '../../components/pagination/pagination';
import { Section } from '../../components/page/section';
import { FormerLink } from '../../features/projects/page/former-link';
import { ProjectList } from '../../features/projects/project-list';
import { ChosenFilters } from '../../features/projects/search/chosen-filters';
import { GalleryFilters } from '../../features/projects/search/gallery-filters';
import { isFiltered, readGallery } from '../../features/projects/search/gallery-selection';
import { useNotedGallery } from '../../features/projects/search/last-gallery';
import { NothingFound } from '../../features/projects/search/nothing-found';
import { ProjectSearch } from '../../features/projects/search/project-search';
import { useGallery } from '../../features/projects/search/use-gallery';
import { useKeptFocus } from '../../features/projects/search/use-kept-focus';
import { useSite } from '../../features/site/site-context';
import { galleryAddress } from '../../paths';

const TITLE = 'Portfolio Gallery';

export function PortfolioPage() {
  const [search] = useSearchParams();
  const selection = readGallery(search);
  const isNarrowed = isFiltered(selection);
  const { name } = useSite();
  const subtitle = `Everything ${name && `${name} has `}built and published.`;
  const gallery = useGallery();
  const { projects, total, hasChoice, technologies, platforms, page, pageCount, isLoading } = gallery;
  const keptFocus = useKeptFocus();

  useNotedGallery(galleryAddress({ ...selection, page }));
  return (
    <>
      <PageHead
        {...headOf(page, subtitle)}
        path={galleryAddress({ ...selection, page })}
        isIndexed={!isNarrowed}
      />
      <FormerLink shown={projects} />
      <PageTitle title={TITLE}>{subtitle}</PageTitle>
      <Section
        pt={{ base: '8', md: '12' }}
        title={isNarrowed ? 'Found Projects' : 'All Projects'}
        action={
          hasChoice && (
            <Box w={{ base: 'full', md: '96' }}>
              <ProjectSearch selection={selection} isInstant />
            </Box>
          )
        }
      >
        <Box {...keptFocus}>
          <Flex
            direction={{ md: 'column' }}
            wrap={{ base: 'wrap', md: 'nowrap' }}
            columnGap="4"
            rowGap={{ base: '4', md: '6' }}
            mb="6"
          >
            {hasChoice && (
              <GalleryFilters selection={selection} technologies={technologies} platforms={platforms} />
            )}
            <ChosenFilters
              selection={selection}
              technologies={technologies}
              total={total}
              isSearching={isLoading}
            />
          </Flex>
          <Stack gap="12" aria-busy={isLoading}>
            {isNarrowed && projects?.length === 0 ? (
              <NothingFound selection={selection} />
            ) : (
              <ProjectList projects={projects} error={gallery.error} onRetry={gallery.retry} priority />
            )}
            <Pagination
              page={page}
              pageCount={pageCount}
              addressOf={(page) => galleryAddress({ ...selection, page })}
            />
          </Stack>
        </Box>
      </Section>
    </>
  );
}

function headOf(page: number, subtitle: string) {
  if (page === 1) return { title: TITLE, description: subtitle };
  return { title: `${TITLE}, page ${page}`, description: `${subtitle} Page ${page}.` };
}
