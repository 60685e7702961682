import { chakra } from '@chakra-ui/react';

export const EntryList = chakra('ul', {
  base: {
    layerStyle: 'panel',
    listStyleType: 'none',
    outline: 'none',
    '& > li + li': { borderTopWidth: '1px' },
  },
});
