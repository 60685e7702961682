import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { saveDraft, type DraftKey } from '../../../lib/drafts';
import { draftOf, type Editing } from './editing';
import { toStoredDraft } from './project-draft';
import type { ProjectFormState } from './check-editing';

/** Stores what is changed and not saved yet, until there is nothing left to keep. */
export function useKeptDraft({ subscribe }: ProjectFormState, { uid, name }: DraftKey, isRestored: boolean) {
  const [isChanged, setChanged] = useState(isRestored);
  const isFinished = useRef(false);

  const keep = useEffectEvent((editing: Editing) => {
    if (isFinished.current) return;
    const unsaved = draftOf(editing);
    saveDraft({ uid, name }, unsaved && toStoredDraft(unsaved));
    setChanged(unsaved !== null);
  });

  useEffect(
    () => subscribe({ formState: { values: true }, callback: ({ values }) => keep(values) }),
    [subscribe],
  );

  /** There is nothing left to keep. */
  function finish() {
    isFinished.current = true;
    saveDraft({ uid, name }, null);
    setChanged(false);
  }

  return { isChanged, finish };
}
