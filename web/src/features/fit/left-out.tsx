import { chakra, Stack, Text } from '@chakra-ui/react';
import type { EvidenceSheet } from '../../content/fit-rules';
import { tellLeftOut } from './sheet-text';

/** Lines of the advert that were compared with nothing, for whoever wants to see that they ask for nothing. */
export function LeftOut({ sheet }: { sheet: EvidenceSheet }) {
  return (
    <chakra.details textStyle="sm" color="fg.muted" overflowWrap="anywhere" css={unfoldedOnPaper}>
      <Summary>{tellLeftOut(sheet)}.</Summary>
      <Stack
        as="ul"
        mt="3"
        gap="1"
        ps="5"
        listStyleType="disc"
        _print={{ display: 'block', columns: 2, columnGap: '10' }}
      >
        {sheet.leftOut.map((line, index) => (
          <Text as="li" key={index}>
            {line}
          </Text>
        ))}
      </Stack>
    </chakra.details>
  );
}

const unfoldedOnPaper = { '@media print': { '&::details-content': { contentVisibility: 'visible' } } };

const Summary = chakra('summary', {
  base: {
    cursor: 'button',
    borderRadius: 'l1',
    focusVisibleRing: 'outside',
    _hover: { color: 'fg' },
    _print: { listStyle: 'none' },
  },
});
