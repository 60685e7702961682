import { Button, Heading, HStack, Stack, Text } from '@chakra-ui/react';
import { useRef } from 'react';
import { ConfirmDialog } from '../../../components/confirm-dialog';
import { EntryList } from '../../../components/entry-list';
import { useConfirmedDeletion } from '../../../components/use-confirmed-deletion';
import type { DeletedEntry_versionFragment, VersionKind } from '../../../graphql/generated-dashboard';
import { localTime } from '../../../lib/texts/local-time';
import { useDeletedEntries } from './use-deleted-entries';

type Entry = DeletedEntry_versionFragment;

const KINDS: Record<VersionKind, string> = {
  PROJECT: 'Project',
  SITE: 'Site',
  MESSAGE: 'Message from',
  ANSWER: 'Answer to',
};

/** What was deleted in the last days, the last one first. */
export function DeletedList({ entries }: { entries: Entry[] }) {
  const list = useRef<HTMLUListElement>(null);
  const { isBusy, restore, remove } = useDeletedEntries();
  const { entry: unwanted, ask, dialog } = useConfirmedDeletion(remove);

  async function restoreOne(entry: Entry) {
    await restore(entry);
    list.current?.focus({ preventScroll: true });
  }

  return (
    <>
      <EntryList ref={list} tabIndex={-1} aria-label="Recently deleted" aria-busy={isBusy}>
        {entries.map((entry) => (
          <li key={entry.documentId}>
            <DeletedEntry
              entry={entry}
              isBusy={isBusy}
              onRestore={() => void restoreOne(entry)}
              onRemove={() => ask(entry)}
            />
          </li>
        ))}
      </EntryList>
      <ConfirmDialog
        title="Delete for Good"
        confirmLabel="Delete for good"
        {...dialog}
        isBusy={isBusy}
        fallbackFocus={() => list.current}
      >
        {unwanted && lossOf(unwanted)} This action cannot be undone.
      </ConfirmDialog>
    </>
  );
}

type Props = { entry: Entry; isBusy: boolean; onRestore: () => void; onRemove: () => void };

function DeletedEntry({ entry, isBusy, onRestore, onRemove }: Props) {
  const { kind, title, editor, savedAt, expiresAt } = entry;
  return (
    <HStack as="article" aria-label={title} justify="space-between" gap="4" wrap="wrap" px="5" py="4">
      <Stack gap="1" minW="0" flex="1 1 16rem">
        <Text textStyle="xs" color="fg.muted">
          {KINDS[kind]}
        </Text>
        <Heading as="h2" textStyle="md">
          {title}
        </Heading>
        <Text textStyle="sm" color="fg.muted">
          Deleted {editor && `by ${editor} `}on {localTime(savedAt)}
          {expiresAt && ` · ${daysLeft(expiresAt)}`}
        </Text>
      </Stack>
      <HStack gap="2" wrap="wrap">
        <Button
          size="sm"
          variant="outline"
          disabled={isBusy}
          aria-label={`Restore ${title}`}
          onClick={onRestore}
        >
          Restore
        </Button>
        <Button
          size="sm"
          variant="ghost"
          colorPalette="red"
          disabled={isBusy}
          aria-label={`Delete for good: ${title}`}
          onClick={onRemove}
        >
          Delete for good
        </Button>
      </HStack>
    </HStack>
  );
}

function lossOf({ kind, title }: Entry): string {
  if (kind === 'MESSAGE') return `The message from ${title} will be gone for ever.`;
  if (kind === 'ANSWER') return `The answer to ‘${title}’ will be gone for ever.`;
  return `${title} will be gone for ever, with its pictures and all earlier versions.`;
}

function daysLeft(expiresAt: string): string {
  const days = Math.ceil((new Date(expiresAt).getTime() - Date.now()) / (24 * 3600 * 1000));
  if (days < 1) return 'goes today';
  return days === 1 ? '1 day left' : `${days} days left`;
}
