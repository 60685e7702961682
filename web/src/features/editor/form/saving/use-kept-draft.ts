import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { ProjectInput } from '../../../../graphql/generated-dashboard';
import { saveDraft, type DraftKey } from '../../../../lib/storage/drafts';
import type { ProjectFormState } from '../editing/check-editing';
import { contentsAfter, contentsOf } from '../editing/contents';
import { draftOf, edit } from '../editing/edit';
import type { AddedProject, Base, Editing } from '../editing/editing';
import { useUnansweredSaves } from '../../unsaved/use-unanswered-saves';
import { toStoredDraft } from './project-draft';

/** Stores in this browser what is changed and not saved yet, until there is nothing left to keep. */
export function useKeptDraft(
  { getValues, subscribe }: ProjectFormState,
  { uid, name }: DraftKey,
  { isRestored, sentBefore }: { isRestored: boolean; sentBefore: readonly string[] },
) {
  const [isChanged, setChanged] = useState(isRestored);
  const saves = useUnansweredSaves(sentBefore);
  const finished = useRef(false);

  function keep(editing: Editing) {
    if (finished.current) return;
    const unsaved = draftOf(editing);
    saveDraft({ uid, name }, unsaved && toStoredDraft({ ...unsaved, sent: saves.all() }));
    setChanged(unsaved !== null);
  }

  const keepChanged = useEffectEvent(keep);
  useEffect(() => {
    keepChanged(getValues());
    return subscribe({ formState: { values: true }, callback: ({ values }) => keepChanged(values) });
  }, [getValues, subscribe]);

  function untilAnswered<Answer>(data: ProjectInput, save: () => Promise<Answer>): Promise<Answer> {
    return saves.untilAnswered(contentsAfter(getValues('base'), data), () => {
      keep(getValues());
      return save();
    });
  }

  /** There is nothing left to keep. */
  function finish() {
    finished.current = true;
    saveDraft({ uid, name }, null);
    setChanged(false);
  }

  /** What was typed while a new project was added waits where that is edited. */
  function handOver({ documentId, ...added }: AddedProject) {
    const saved = edit(getValues(), { type: 'saved', latest: added });
    const left = draftOf({ ...edit(saved, { type: 'addressed', slug: added.slug }), newId: '' });
    finish();
    saveDraft({ uid, name: documentId }, left && toStoredDraft(left));
  }

  return {
    isChanged,
    untilAnswered,
    /** Whether no save is left without an answer. One that was refused counts as such. */
    isAnswered: () => saves.all().length === 0,
    /** Whether what is stored came from here. */
    isOwn: (stored: Base) => saves.isOwn(contentsOf(stored)),
    finish,
    handOver,
    isFinished: () => finished.current,
  };
}
