import { Button, chakra, HStack, Stack, Text } from '@chakra-ui/react';
import { PlusIcon } from 'lucide-react';
import { useId, useRef, useState, type ReactNode } from 'react';
import { useFieldArray, useFormContext } from 'react-hook-form';
import { Sortable } from '../sortable';
import { GroupHeading } from '../fields/group-heading';
import { useFieldError } from '../fields/use-field-error';
import type { FormFields, ListField as Field } from '../fields/form-field';
import { toFormGroup, type FormGroup } from '../fields/form-group';
import { EntryGhost } from './entry-ghost';
import { ListEntry } from './list-entry';
import { entryTitle } from './entry-title';
import { RemovedNotice } from './removed-notice';

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
  const { control, getValues } = useFormContext();
  const { fields: entries, append, insert, remove, move } = useFieldArray({ control, name });
  const [fresh, setFresh] = useState(-1);
  const [restored, setRestored] = useState(-1);
  const [removed, setRemoved] = useState<{ entry: FormGroup; index: number } | null>(null);
  const ownError = useFieldError(name);
  const error = useFieldError(`${name}.root`) ?? ownError;
  const isFull = entries.length >= max;

  const entryAt = (index: number) => toFormGroup(fields, getValues(`${name}.${index}`));
  const titleAt = (index: number) => entryTitle(field, entryAt(index));
  const indexOf = (entryId: string) => entries.findIndex((entry) => entry.id === entryId);

  function add() {
    setFresh(entries.length);
    append(toFormGroup(fields, {}));
  }

  function removeAt(index: number) {
    setRemoved({ entry: entryAt(index), index });
    setFresh(-1);
    setRestored(-1);
    remove(index);
  }

  function undo() {
    if (!removed) return;
    const index = Math.min(removed.index, entries.length);
    setRestored(index);
    insert(index, removed.entry, { shouldFocus: false });
    setRemoved(null);
  }

  return (
    <Stack role="group" aria-labelledby={id} gap="3">
      <GroupHeading id={id} label={label} count={`${entries.length} of ${max}`} description={description} />
      {entries.length > 0 && (
        <Sortable
          ids={entries.map((entry) => entry.id)}
          nameOf={(entryId) => titleAt(indexOf(entryId))}
          onMove={(entryId, to) => {
            setFresh(-1);
            setRestored(-1);
            move(indexOf(entryId), to);
          }}
          overlay={(entryId) => <EntryGhost>{titleAt(indexOf(entryId))}</EntryGhost>}
        >
          <Stack as="ul" aria-labelledby={id} listStyleType="none" gap="2">
            {entries.map((entry, index) => (
              <ListEntry
                key={entry.id}
                id={entry.id}
                name={`${name}.${index}`}
                field={field}
                isFresh={index === fresh}
                isRestored={index === restored}
                onRemove={() => removeAt(index)}
              >
                {renderFields(`${name}.${index}`, fields)}
              </ListEntry>
            ))}
          </Stack>
        </Sortable>
      )}
      {removed && (
        <RemovedNotice
          key={`${removed.index} ${entries.length}`}
          isUndoable={!isFull}
          onUndo={undo}
          onClose={() => setRemoved(null)}
          fallbackFocus={() => addButton.current}
        >
          {entryTitle(field, removed.entry)} is removed.
        </RemovedNotice>
      )}
      <HStack gap="3" wrap="wrap">
        <Button
          ref={addButton}
          size="sm"
          variant="outline"
          disabled={isFull}
          aria-describedby={isFull ? `${id}-full` : undefined}
          onClick={add}
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
