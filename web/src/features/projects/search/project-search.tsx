import { Button, Flex } from '@chakra-ui/react';
import { SearchField } from '../../../components/search/search-field';
import { useTypedSearch } from '../../../components/search/use-typed-search';
import { galleryAddress, paths, type GallerySelection } from '../../../paths';
import { ALL_PROJECTS, isFiltered } from './gallery-selection';

type Props = {
  /** What is shown already: a search keeps to its technologies and platform. */
  selection?: GallerySelection;
  /** Whether it searches while something is typed. */
  isInstant?: boolean;
};

/** Leads to the gallery with what is found there; a plain form where no script runs. */
export function ProjectSearch({ selection = ALL_PROJECTS, isInstant = false }: Props) {
  const { field, type, submit } = useTypedSearch({
    q: selection.q,
    addressOf: (q) => galleryAddress({ ...selection, q, page: 1 }),
    isInstant,
    isKept: isFiltered(selection),
  });

  return (
    <Flex asChild gap="2" w="full">
      <form role="search" aria-label="Projects" action={paths.portfolio} onSubmit={submit}>
        <SearchField ref={field} aria-label="Search projects" defaultValue={selection.q} onInput={type} />
        {selection.technologies.map((name) => (
          <input key={name} type="hidden" name="tech" value={name} />
        ))}
        {selection.platform && <input type="hidden" name="platform" value={selection.platform} />}
        <Button type="submit" variant="surface" size="lg">
          Search
        </Button>
      </form>
    </Flex>
  );
}
