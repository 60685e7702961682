import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useForm } from 'react-hook-form';
import { clearDraft, readDraft, saveDraft } from '../../lib/drafts';
import { draftOf, NO_VERSION, parseDraft } from './project-draft';
import type { ProjectFields } from './project-fields';
import type { StripImage } from './strip-image';

type ProjectFormOptions = {
  draftName: string;
  initial: ProjectFields;
  images: StripImage[];
  /** The `updatedAt` of the stored project. */
  storedVersion?: string;
};

/** A form that keeps what is typed until it is saved: over a reload, a closed tab, an expired session. */
export function useProjectForm({
  draftName,
  initial,
  images,
  storedVersion = NO_VERSION,
}: ProjectFormOptions) {
  const [restored, setRestored] = useState(() => parseDraft(readDraft(draftName)));
  const [values] = useState(restored ? { ...initial, ...restored.fields } : undefined);
  const [changed, setChanged] = useState(restored !== null);
  const [outdated] = useState(restored !== null && restored.version !== storedVersion);
  const versionRef = useRef(restored?.version ?? storedVersion);
  const finished = useRef(false);
  const form = useForm({ defaultValues: initial, values, resetOptions: { keepDefaultValues: true } });
  const { reset, setValue, subscribe } = form;
  const { isSubmitted } = form.formState;

  const chosen = images.filter(({ file }) => file).map(({ name }) => name);
  const missing = restored?.imageNames.filter((name) => !chosen.includes(name)) ?? [];
  const imageNames = JSON.stringify([...chosen, ...missing]);

  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback({ values, defaultValues }) {
          if (finished.current) return;
          const names = JSON.parse(imageNames) as string[];
          const draft = draftOf(values, {
            version: versionRef.current,
            initial: defaultValues as ProjectFields,
            imageNames: names,
          });
          if (draft) saveDraft(draftName, draft);
          else clearDraft(draftName);
          setChanged(draft !== null);
        },
      }),
    [draftName, imageNames, subscribe],
  );

  useEffect(() => {
    setValue('imageCount', images.length, { shouldValidate: isSubmitted });
  }, [setValue, images.length, isSubmitted]);

  /** There is nothing left to keep. */
  function finish() {
    finished.current = true;
    clearDraft(draftName);
    setChanged(false);
  }

  function startOver() {
    // Before the reset, which saves the draft again: with the missing pictures if they were still asked for.
    flushSync(() => setRestored(null));
    // Not to `initial`: the project may have been reloaded since, with somebody else's change.
    reset({ ...(form.formState.defaultValues as ProjectFields), imageCount: images.length });
  }

  return {
    form,
    /** What the user's changes are based on; whoever brings the form up to date moves it on. */
    versionRef,
    draft: { changed, restored: restored !== null, outdated, missing, finish, startOver },
  };
}
