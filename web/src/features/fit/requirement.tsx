import { Box, Flex, Link, Text } from '@chakra-ui/react';
import { useContext } from 'react';
import { Link as RouterLink } from '../../components/links/link';
import { linkTarget } from '../../components/links/link-target';
import { SiteUrl } from '../../components/page/page-head';
import type { Evidence, SheetEntry } from '../../content/fit-rules';
import { IN_ADVERT, STATUS_LABELS } from './sheet-text';

type Props = {
  entry: SheetEntry;
  /** Of the advert, where it says more. */
  line: string | undefined;
};

export function Requirement({ entry: { requirement, level, status, evidence }, line }: Props) {
  return (
    <Box
      as="li"
      py="4"
      borderTopWidth="1px"
      borderColor="border.muted"
      overflowWrap="anywhere"
      css={{ breakInside: 'avoid' }}
      _print={{ py: '1', lineHeight: '1.4' }}
    >
      <Flex justify="space-between" columnGap="4" align="baseline" wrap="wrap">
        <Text fontWeight="medium">
          {requirement}
          {level === 'nice' && (
            <Text as="span" color="fg.muted" fontWeight="normal">
              {' '}
              (nice to have)
            </Text>
          )}
        </Text>
        <Text textStyle="sm" color={status === 'covered' ? 'brand.fg' : 'fg.muted'}>
          {STATUS_LABELS[status]}
        </Text>
      </Flex>
      {line !== undefined && (
        <Text mt="1" textStyle="sm" color="fg.muted" _print={{ mt: '0' }}>
          {IN_ADVERT} {line}
        </Text>
      )}
      {evidence.map((one, index) => (
        <Proof key={index} {...one} />
      ))}
    </Box>
  );
}

function Proof({ source, quote, link }: Evidence) {
  const target = linkTarget(link, useContext(SiteUrl));
  return (
    <Text
      mt="2"
      textStyle="sm"
      color="fg.muted"
      _print={{ display: 'inline', '& + &::before': { content: '" · "' } }}
    >
      {quote !== null && <q>{quote}</q>}{' '}
      {target && 'to' in target ? (
        <Link asChild color="fg" variant="underline">
          <RouterLink to={target.to}>{source}</RouterLink>
        </Link>
      ) : (
        source
      )}
    </Text>
  );
}
