import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { useConflict } from '../conflict/use-conflict';
import type { Base } from '../editing/editing';
import type { ProjectFormHandle } from '../use-project-form';
import { createAutosave, type Autosave, type SaveState } from './autosave';
import type { ServerDraft, Update } from './server-draft';

const CONFLICT: SaveState = { kind: 'conflict' };

/** Keeps the draft on the server up to date with a form, so that another device can go on. */
export function useAutosave(
  project: ProjectFormHandle,
  draft: ServerDraft,
  conflict: ReturnType<typeof useConflict>,
) {
  const [state, setState] = useState<SaveState>({ kind: 'settled', at: null, held: [] });
  const autosave = useRef<Autosave>(null);
  const { subscribe } = project.form;

  const read = useEffectEvent(() =>
    conflict.latest !== null || project.isFinished() ? null : project.form.getValues(),
  );
  const takeSaved = useEffectEvent((latest: Base) => project.change({ type: 'saved', latest }));
  const send = useEffectEvent((update: Update) =>
    project.untilAnswered(update.data, () => draft.update(update)),
  );
  const meet = useEffectEvent(() => conflict.meet());
  const resend = useEffectEvent(() => project.images.resend());

  useEffect(() => {
    const current = createAutosave({
      draft: { inTurn: draft.inTurn, update: (update) => send(update) },
      read: () => read(),
      onSaved: (latest) => takeSaved(latest),
      onConflict: () => meet(),
      onImagesRefused: () => resend(),
      report: setState,
    });
    autosave.current = current;
    const unsubscribe = subscribe({ formState: { values: true }, callback: () => current.changed() });
    const leave = () => void current.flush({ isLeaving: true });
    const hide = () => document.visibilityState === 'hidden' && leave();
    const goOn = () => void current.flush();
    window.addEventListener('blur', goOn);
    window.addEventListener('online', goOn);
    window.addEventListener('pagehide', leave);
    document.addEventListener('visibilitychange', hide);
    return () => {
      window.removeEventListener('blur', goOn);
      window.removeEventListener('online', goOn);
      window.removeEventListener('pagehide', leave);
      document.removeEventListener('visibilitychange', hide);
      unsubscribe();
      leave();
      current.stop();
    };
  }, [draft, subscribe]);

  return {
    state: conflict.latest ? CONFLICT : state,
    /** Saves now what there is. */
    flush: () => autosave.current?.flush() ?? Promise.resolve(),
    /** Later, what a save of another kind has left. */
    changed: () => autosave.current?.changed(),
    /** Once what has been decided in this moment shows. */
    soon: () => autosave.current?.soon(),
  };
}
