import { Badge, chakra, HStack, Text } from '@chakra-ui/react';
import { EntryList } from '../../../components/entry-list';
import { Link } from '../../../components/links/link';
import type { VersionEntry_versionFragment } from '../../../graphql/generated-dashboard';
import { localTime } from '../../../lib/texts/local-time';
import { STAYS } from '../../../paths';
import { historyAddress } from './history-address';
import { ACTIONS, fieldLabel } from './version-fields';

type Props = {
  /** The project; none for the site. */
  entry: string | undefined;
  versions: VersionEntry_versionFragment[];
  shown: string | undefined;
};

/** Of the fields that are named in the list. */
const MOST = 5;

/** Who saved what and when, the last one first; each leads to what it held. */
export function VersionList({ entry, versions, shown }: Props) {
  return (
    <EntryList as="ol" overflow="hidden" aria-label="Versions">
      {versions.map(({ documentId, action, savedAt, editor, changes }) => (
        <li key={documentId}>
          <Entry
            to={historyAddress(entry, documentId)}
            state={STAYS}
            aria-current={documentId === shown ? 'true' : undefined}
          >
            <Text as="span" fontWeight="medium">
              {localTime(savedAt)}
            </Text>
            <Text as="span" textStyle="sm" color="fg.muted">
              {ACTIONS[action]}
              {editor && ` by ${editor}`}
            </Text>
            {changes.length > 0 && <Changes names={changes} />}
          </Entry>
        </li>
      ))}
    </EntryList>
  );
}

/** The fields, to be seen at a glance; beyond a few their number says as much, and the comparison names all. */
function Changes({ names }: { names: string[] }) {
  const more = names.length - MOST;
  return (
    <HStack as="span" gap="1.5" wrap="wrap" pt="1">
      {names.slice(0, MOST).map((name) => (
        <Badge key={name} variant="outline">
          {fieldLabel(name)}
        </Badge>
      ))}
      {more > 0 && (
        <Text as="span" textStyle="xs" color="fg.muted">
          and {more} more
        </Text>
      )}
    </HStack>
  );
}

const Entry = chakra(Link, {
  base: {
    display: 'flex',
    flexDirection: 'column',
    gap: '0.5',
    px: '4',
    py: '3',
    overflowWrap: 'anywhere',
    focusVisibleRing: 'inside',
    _hover: { bg: 'bg.panel' },
    '&[aria-current]': { bg: 'bg.emphasized' },
  },
});
