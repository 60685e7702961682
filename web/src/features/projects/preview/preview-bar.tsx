import { Box, Container, Flex, Text } from '@chakra-ui/react';
import { useSyncExternalStore } from 'react';
import { localTime } from '../../../lib/texts/local-time';
import type { PreviewedProject_previewFragment } from '../../../graphql/generated-preview';

type Props = {
  status: PreviewedProject_previewFragment['page']['project']['status'];
  until: string;
};

const STATES: Record<Props['status'], string> = {
  DRAFT: 'Preview – not public',
  MODIFIED: 'Preview – with changes that are not public yet',
  PUBLISHED: 'Preview – public as it is',
};

/** Below the bar of the site: so that nobody takes a draft for what everybody sees. */
export function PreviewBar({ status, until }: Props) {
  return (
    <Box
      as="section"
      aria-label="Preview"
      position="sticky"
      top="16"
      mt="16"
      zIndex="dropdown"
      bg="bg.muted"
      borderBottomWidth="1px"
      borderColor="fg.warning"
    >
      <Container>
        <Flex py="2" columnGap="6" rowGap="0" wrap="wrap" justify="space-between" textStyle="sm">
          <Text color="fg.warning" fontWeight="medium">
            {STATES[status]}
          </Text>
          <Text color="fg.muted">
            This link works until <Time iso={until} />
          </Text>
        </Flex>
      </Container>
    </Box>
  );
}

/** The server does not know the reader's time zone. */
function Time({ iso }: { iso: string }) {
  const text = useSyncExternalStore(
    neverChanges,
    () => localTime(iso),
    () => localTime(iso, { timeZone: 'UTC', timeZoneName: 'short' }),
  );
  return <time dateTime={iso}>{text}</time>;
}

const neverChanges = () => () => {};
