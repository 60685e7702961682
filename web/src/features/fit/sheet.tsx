import { Box, Heading, Stack, Text } from '@chakra-ui/react';
import type { Ref } from 'react';
import type { EvidenceSheet } from '../../content/fit-rules';
import { Requirement } from './requirement';
import { LeftOut } from './left-out';
import { SheetActions } from './sheet-actions';
import { tellShare } from './sheet-text';

type Props = { ref: Ref<HTMLDivElement>; sheet: EvidenceSheet };

export function Sheet({ ref, sheet }: Props) {
  return (
    <Box as="section" aria-label="Evidence" ref={ref} tabIndex={-1} outline="none" scrollMarginTop="6">
      <Stack gap="5">
        <Heading as="h2" textStyle="title">
          Evidence
        </Heading>
        <Text role="status">{tellShare(sheet)}</Text>
        <SheetActions sheet={sheet} />
        <Stack as="ul" listStyleType="none" gap="0">
          {sheet.entries.map((entry, index) => (
            <Requirement key={index} entry={entry} />
          ))}
        </Stack>
        {sheet.leftOut.length > 0 && <LeftOut sheet={sheet} />}
      </Stack>
    </Box>
  );
}
