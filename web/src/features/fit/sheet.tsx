import { Box, Heading, Stack, Text } from '@chakra-ui/react';
import { useContext, type Ref } from 'react';
import { SiteUrl } from '../../components/page-head';
import type { EvidenceSheet } from '../../content/fit-rules';
import { useSite } from '../site/site-context';
import { Requirement } from './requirement';
import { LeftOut } from './left-out';
import { SheetActions } from './sheet-actions';
import { tellShare } from './sheet-text';

type Props = { ref: Ref<HTMLDivElement>; sheet: EvidenceSheet };

export function Sheet({ ref, sheet }: Props) {
  const whose = [useSite().name, useContext(SiteUrl)].filter(Boolean).join(', ');
  return (
    <Box as="section" aria-label="Evidence" ref={ref} tabIndex={-1} outline="none" scrollMarginTop="6">
      <Stack gap="5">
        <Heading as="h2" textStyle="title">
          Evidence
        </Heading>
        <Text display="none" _print={{ display: 'block' }}>
          {whose}
        </Text>
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
