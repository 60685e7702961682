import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { ProjectInput } from '../../../../graphql/generated-dashboard';
import { saveDraft, type DraftKey } from '../../../../lib/drafts';
import type { ProjectFormState } from '../check-editing';
import { contentsAfter, contentsOf } from '../contents';
import { draftOf } from '../edit';
import type { Base, Editing } from '../editing';
import { toStoredDraft } from './project-draft';

/** Saves without an answer: any of them may have come through, also an earlier one than the last. */
const KEPT_SAVES = 4;

/** Stores in this browser what is changed and not saved yet, until there is nothing left to keep. */
export function useKeptDraft(
  { getValues, subscribe }: ProjectFormState,
  { uid, name }: DraftKey,
  { isRestored, sentBefore }: { isRestored: boolean; sentBefore: string[] },
) {
  const [isChanged, setChanged] = useState(isRestored);
  const sent = useRef(sentBefore);
  const finished = useRef(false);

  function keep(editing: Editing) {
    if (finished.current) return;
    const unsaved = draftOf(editing);
    saveDraft({ uid, name }, unsaved && toStoredDraft({ ...unsaved, sent: sent.current }));
    setChanged(unsaved !== null);
  }

  const keepChanged = useEffectEvent(keep);
  useEffect(() => {
    keepChanged(getValues());
    return subscribe({ formState: { values: true }, callback: ({ values }) => keepChanged(values) });
  }, [getValues, subscribe]);

  /** Until there is an answer: a save can come through without one, and must not be taken for somebody else's. */
  async function untilAnswered<Answer>(data: ProjectInput, save: () => Promise<Answer>): Promise<Answer> {
    sent.current = [...new Set([...sent.current, contentsAfter(getValues('base'), data)])].slice(-KEPT_SAVES);
    keep(getValues());
    const answer = await save();
    sent.current = [];
    return answer;
  }

  /** There is nothing left to keep. */
  function finish() {
    finished.current = true;
    saveDraft({ uid, name }, null);
    setChanged(false);
  }

  return {
    isChanged,
    untilAnswered,
    /** Whether what is stored came from here. */
    isOwn: (stored: Base) => sent.current.includes(contentsOf(stored)),
    finish,
    isFinished: () => finished.current,
  };
}
