import { chakra, Input } from '@chakra-ui/react';
import { SearchIcon } from 'lucide-react';
import type { ComponentProps } from 'react';
import { SEARCH_LIMITS } from '../../content/project-rules';

/** With a lens in it. */
export function SearchField(props: ComponentProps<typeof Input>) {
  return (
    <Box>
      <Lens aria-hidden />
      <Input
        type="search"
        name="q"
        placeholder={props['aria-label']}
        maxLength={SEARCH_LIMITS.queryLength}
        autoComplete="off"
        enterKeyHint="search"
        borderRadius="full"
        ps="12"
        {...props}
      />
    </Box>
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
    boxSize: '4.5',
    color: 'fg.subtle',
    pointerEvents: 'none',
  },
});
