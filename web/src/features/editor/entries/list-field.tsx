import { Button, chakra, HStack, Stack, Text } from '@chakra-ui/react';
import { PlusIcon } from 'lucide-react';
import { useId, useRef, type ReactNode } from 'react';
import { Sortable } from '../sortable';
import { GroupHeading } from '../fields/group-heading';
import { useFieldError } from '../fields/use-field-error';
import type { FormFields, ListField as Field } from '../fields/form-field';
import { EntryGhost } from './entry-ghost';
import { ListEntry } from './list-entry';
import { RemovedNotice } from './removed-notice';
import { useListEntries } from './use-list-entries';

type Props = {
  name: string;
  field: Field;
  renderFields: (name: string, fields: FormFields) => ReactNode;
};

/** Entries to add, fill in, put in order and remove. */
export function ListField({ name, field, renderFields }: Props) {
  const { label, description, max, noun, fields } = field;
  const id = useId();
  const addButton = useRef<HTMLButtonElement>(null);
  const list = useListEntries(name, field);
  const { ids, removed } = list;
  const ownError = useFieldError(name);
  const error = useFieldError(`${name}.root`) ?? ownError;
  const isFull = ids.length >= max;

  return (
    <Stack role="group" aria-labelledby={id} gap="3">
      <GroupHeading id={id} label={label} count={`${ids.length} of ${max}`} description={description} />
      {ids.length > 0 && (
        <Sortable
          ids={ids}
          nameOf={list.titleOf}
          onMove={list.move}
          overlay={(entryId) => <EntryGhost>{list.titleOf(entryId)}</EntryGhost>}
        >
          <Stack as="ul" aria-labelledby={id} listStyleType="none" gap="2">
            {ids.map((entryId, index) => (
              <ListEntry
                key={entryId}
                id={entryId}
                name={`${name}.${index}`}
                field={field}
                isFresh={index === list.fresh}
                isRestored={index === list.restored}
                onRemove={() => list.removeAt(index)}
              >
                {renderFields(`${name}.${index}`, fields)}
              </ListEntry>
            ))}
          </Stack>
        </Sortable>
      )}
      {removed && (
        <RemovedNotice
          key={`${removed.index} ${ids.length}`}
          isUndoable={!isFull}
          onUndo={list.undo}
          onClose={list.forgetRemoved}
          fallbackFocus={() => addButton.current}
        >
          {removed.title} is removed.
        </RemovedNotice>
      )}
      <HStack gap="3" wrap="wrap">
        <Button
          ref={addButton}
          size="sm"
          variant="outline"
          disabled={isFull}
          aria-describedby={isFull ? `${id}-full` : undefined}
          onClick={list.add}
        >
          <PlusIcon aria-hidden /> Add {withArticle(noun)}
        </Button>
        {isFull && (
          <Text id={`${id}-full`} textStyle="xs" color="fg.subtle">
            {max} at most: remove one to add another.
          </Text>
        )}
      </HStack>
      {error && (
        <chakra.p role="alert" textStyle="sm" color="fg.error">
          {error}
        </chakra.p>
      )}
    </Stack>
  );
}

function withArticle(noun: string): string {
  return /^[aeiou]/.test(noun) ? `an ${noun}` : `a ${noun}`;
}
