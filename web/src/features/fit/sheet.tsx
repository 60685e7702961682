import { Box, Heading, Stack, Text } from '@chakra-ui/react';
import type { Ref } from 'react';
import type { EvidenceSheet } from '../../content/fit-rules';
import { Requirement } from './requirement';
import { LeftOut } from './left-out';
import { SheetActions } from './sheet-actions';
import { SHEET_ID, SheetOnPaper } from './sheet-on-paper';
import { tellLine, tellShare } from './sheet-text';

type Props = { ref: Ref<HTMLDivElement>; sheet: EvidenceSheet };

export function Sheet({ ref, sheet }: Props) {
  return (
    <Box
      as="section"
      id={SHEET_ID}
      aria-label="Evidence"
      ref={ref}
      tabIndex={-1}
      outline="none"
      scrollMarginTop="6"
    >
      <Stack gap={{ base: '5', _print: '3' }}>
        <SheetOnPaper />
        <Heading as="h2" textStyle="title" _print={{ display: 'none' }}>
          Evidence
        </Heading>
        <Text role="status">{tellShare(sheet)}</Text>
        {sheet.entries.length > 0 && (
          <>
            <SheetActions sheet={sheet} />
            <Stack
              as="ul"
              listStyleType="none"
              gap="0"
              _print={{ display: 'block', columns: 2, columnGap: '6' }}
            >
              {sheet.entries.map((entry, index, entries) => (
                <Requirement key={index} entry={entry} line={tellLine(entry, index, entries)} />
              ))}
            </Stack>
          </>
        )}
        {sheet.leftOut.length > 0 && <LeftOut sheet={sheet} />}
      </Stack>
    </Box>
  );
}
