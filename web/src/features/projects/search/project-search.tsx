import { Button, chakra, Flex, Input } from '@chakra-ui/react';
import { SearchIcon } from 'lucide-react';
import { SEARCH_LIMITS } from '../../../content/project-rules';
import { paths, type GallerySelection } from '../../../paths';
import { ALL_PROJECTS } from './gallery-selection';
import { useTypedSearch } from './use-typed-search';

type Props = {
  /** What is shown already: a search keeps to its technologies and platform. */
  selection?: GallerySelection;
  /** Whether it searches while something is typed. */
  isInstant?: boolean;
};

/** Leads to the gallery with what is found there; a plain form where no script runs. */
export function ProjectSearch({ selection = ALL_PROJECTS, isInstant = false }: Props) {
  const { field, type, submit } = useTypedSearch(selection, isInstant);

  return (
    <Flex asChild gap="2" w="full">
      <form role="search" aria-label="Projects" action={paths.portfolio} onSubmit={submit}>
        <Box>
          <Lens aria-hidden />
          <Input
            ref={field}
            type="search"
            name="q"
            aria-label="Search projects"
            placeholder="Search projects"
            defaultValue={selection.q}
            maxLength={SEARCH_LIMITS.queryLength}
            autoComplete="off"
            enterKeyHint="search"
            size="lg"
            borderRadius="full"
            ps="10"
            onInput={isInstant ? type : undefined}
          />
        </Box>
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

const Box = chakra('div', { base: { position: 'relative', flex: '1', minW: '0' } });

const Lens = chakra(SearchIcon, {
  base: {
    position: 'absolute',
    zIndex: '1',
    insetStart: '4',
    top: '50%',
    translate: '0 -50%',
    color: 'fg.subtle',
    pointerEvents: 'none',
  },
});
