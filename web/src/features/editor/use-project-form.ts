import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useForm } from 'react-hook-form';
import { clearDraft, readDraft, saveDraft, type DraftKey } from '../../lib/drafts';
import { draftOf, parseDraft } from './project-draft';
import type { ProjectFields } from './project-fields';
import type { StoredImage } from './strip-image';
import { useImageStrip } from './use-image-strip';

type ProjectFormOptions = {
  draftKey: DraftKey;
  initial: ProjectFields;
  storedImages: StoredImage[];
  /** The `updatedAt` of the stored project. */
  storedVersion: string;
};

/** A form that keeps what is in it until it is saved: over a reload, a closed tab, an expired session. */
export function useProjectForm({ draftKey, initial, storedImages, storedVersion }: ProjectFormOptions) {
  const { uid, name } = draftKey;
  const [restored, setRestored] = useState(() => parseDraft(readDraft(draftKey)));
  const [values] = useState(restored ? { ...initial, ...restored.fields } : undefined);
  const [changed, setChanged] = useState(restored !== null);
  const [outdated] = useState(restored !== null && restored.version !== storedVersion);
  const versionRef = useRef(restored?.version ?? storedVersion);
  const finished = useRef(false);
  const strip = useImageStrip(storedImages, restored?.images ?? null);
  const form = useForm({ defaultValues: initial, values, resetOptions: { keepDefaultValues: true } });
  const { reset, setValue, getValues, subscribe } = form;
  const { isSubmitted } = form.formState;

  const imageCount = strip.images.length;
  const imagesToKeep = JSON.stringify(strip.toKeep);
  const keptImages = useRef(imagesToKeep);

  const keep = useEffectEvent((fields: ProjectFields, defaults = form.formState.defaultValues) => {
    if (finished.current) return;
    keptImages.current = imagesToKeep;
    const version = versionRef.current;
    const draft = draftOf(fields, { version, initial: defaults as ProjectFields, images: strip.toKeep });
    if (draft) saveDraft({ uid, name }, draft);
    else clearDraft({ uid, name });
    setChanged(draft !== null);
  });

  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values: fields, defaultValues }) => keep(fields, defaultValues),
      }),
    [subscribe],
  );

  useEffect(() => {
    setValue('imageCount', imageCount, { shouldValidate: isSubmitted });
  }, [setValue, imageCount, isSubmitted]);

  useEffect(() => {
    if (keptImages.current !== imagesToKeep) keep(getValues());
  }, [getValues, imagesToKeep]);

  const checkImages = useEffectEvent(() => strip.check());
  useEffect(() => void checkImages(), []);

  /** There is nothing left to keep. */
  function finish() {
    finished.current = true;
    clearDraft({ uid, name });
    setChanged(false);
  }

  function startOver() {
    // Before the reset, which keeps the draft again: with the pictures if they were still there.
    flushSync(() => {
      setRestored(null);
      strip.startOver();
    });
    // Not to `initial`: the project may have been reloaded since, with somebody else's change.
    reset({ ...(form.formState.defaultValues as ProjectFields), imageCount: storedImages.length });
  }

  return {
    form,
    strip,
    /** What the user's changes are based on; whoever brings the form up to date moves it on. */
    versionRef,
    draft: { changed, restored: restored !== null, outdated, finish, startOver },
  };
}
