import { useState } from 'react';
import { useFieldArray, useFormContext } from 'react-hook-form';
import type { ListField } from '../fields/form-field';
import { toFormGroup, type FormGroup } from '../fields/form-group';
import { entryTitle } from './entry-title';

/** The entries of a list in a form, what is done with them, and the one that was removed last. */
export function useListEntries(name: string, field: ListField) {
  const { control, getValues } = useFormContext();
  const { fields: entries, append, insert, remove, move } = useFieldArray({ control, name });
  const [fresh, setFresh] = useState(-1);
  const [restored, setRestored] = useState(-1);
  const [removed, setRemoved] = useState<{ entry: FormGroup; index: number } | null>(null);

  const entryAt = (index: number) => toFormGroup(field.fields, getValues(`${name}.${index}`));
  const indexOf = (id: string) => entries.findIndex((entry) => entry.id === id);

  function forgetPlaces() {
    setFresh(-1);
    setRestored(-1);
  }

  return {
    ids: entries.map(({ id }) => id),
    fresh,
    restored,
    removed: removed && { index: removed.index, title: entryTitle(field, removed.entry) },
    titleOf: (id: string) => entryTitle(field, entryAt(indexOf(id))),
    add() {
      setFresh(entries.length);
      append(toFormGroup(field.fields, {}));
    },
    move(id: string, to: number) {
      forgetPlaces();
      move(indexOf(id), to);
    },
    removeAt(index: number) {
      setRemoved({ entry: entryAt(index), index });
      forgetPlaces();
      remove(index);
    },
    undo() {
      if (!removed) return;
      const index = Math.min(removed.index, entries.length);
      setRestored(index);
      insert(index, removed.entry, { shouldFocus: false });
      setRemoved(null);
    },
    forgetRemoved: () => setRemoved(null),
  };
}
