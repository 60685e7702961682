import { useEffect, useEffectEvent, useState } from 'react';
import { toast } from '../../../../components/toasts/toaster';
import { isOutdated, type Base, type Editing } from '../editing/editing';
import type { ServerDraft } from '../saving/server-draft';
import type { ProjectFormHandle } from '../use-project-form';
import { broughtUpToDate, conflictsOf } from './conflicts';
import { originWith } from './origin-with';

/** What somebody else has saved meanwhile: put together with the user's changes, or shown beside them. */
export function useConflict(project: ProjectFormHandle, draft: ServerDraft) {
  const { form, change, origin, setOrigin, isOwn } = project;
  const { getValues } = form;
  const [latest, setLatest] = useState(() => initialConflict(getValues()));
  const [updated, setUpdated] = useState<string[]>([]);

  /** @param isSilent when the form is opened */
  function take(theirs: Base, { isSilent = false } = {}): boolean {
    if (isOwn(theirs)) return takeOwn(theirs, isSilent);
    const editing = getValues();
    const isClear = conflictsOf(editing, theirs).length === 0;
    setLatest(isClear ? null : theirs);
    if (!isClear) {
      toast.error('This project was changed elsewhere', 'Choose at the end of the form what is to stay.');
      return false;
    }
    if (!isSilent) setUpdated(broughtUpToDate(editing, theirs));
    merge(theirs);
    return true;
  }

  /** Of a save that no answer came to. */
  function takeOwn(latest: Base, isOpening: boolean): true {
    setLatest(null);
    change({ type: 'saved', latest });
    if (isOpening) setOrigin(latest);
    return true;
  }

  function merge(latest: Base, theirs?: ReadonlySet<string>) {
    // Once something was saved from here, what is stored holds it: the user is led back to before that.
    const base = getValues('base');
    setOrigin(base.updatedAt === origin.updatedAt ? latest : originWith(origin, base, latest));
    change({ type: 'merged', latest, theirs });
  }

  const catchUp = useEffectEvent(async (isSilent: boolean) => {
    const theirs = await draft.read();
    if (theirs.updatedAt !== getValues('version')) take(theirs, { isSilent });
  });
  useEffect(() => {
    // What cannot be read now is met when it is saved.
    const inTurn = (isSilent: boolean) => draft.inTurn(() => catchUp(isSilent)).catch(() => undefined);
    const look = () => {
      if (document.visibilityState === 'visible') void inTurn(false);
    };
    // The list may be from before another device went on.
    void inTurn(true);
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [draft]);

  return {
    /** What stands against the user's changes. */
    latest,
    /** What was brought up to date without a question. */
    updated,

    /** Answers whether the changes of both could be put together. */
    meet: async () => take(await draft.read()),

    giveUp: () => setLatest(null),

    /** @param theirs the conflicts in which the other side is taken */
    resolve(theirs: ReadonlySet<string>) {
      if (!latest) return;
      merge(latest, theirs);
      setLatest(null);
      setUpdated([]);
    },
  };
}

function initialConflict(editing: Editing): Base | null {
  const { base } = editing;
  return isOutdated(editing) && conflictsOf(editing, base).length > 0 ? base : null;
}
