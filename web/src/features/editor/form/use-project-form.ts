import { useEffect, useEffectEvent, useState } from 'react';
import { useController, useForm, useWatch } from 'react-hook-form';
import { readDraft, type DraftKey } from '../../../lib/drafts';
import { useImages } from '../images/use-images';
import { hasCode } from '../request-failure';
import { resolverOf, type ProjectFormState } from './check-editing';
import { beginEditing, differenceOf, edit, isOutdated, type Base, type Change } from './editing';
import { parseDraft } from './project-draft';
import { useKeptDraft } from './use-kept-draft';
import { useSaving } from './use-saving';

/** A form that keeps what is in it until it is saved: over a reload, a closed tab, an expired session. */
export function useProjectForm(draftKey: DraftKey, base: Base) {
  const [draft] = useState(() => parseDraft(readDraft(draftKey)));
  const [begun] = useState(() => beginEditing(base, draft));
  const [isRestored, setRestored] = useState(draft !== null);
  const [isConflict, setConflict] = useState(isOutdated(begun));
  const [generation, setGeneration] = useState(0);

  const form: ProjectFormState = useForm({
    defaultValues: begun,
    resolver: resolverOf(base),
    shouldFocusError: false,
  });
  const { control, formState, getValues, reset, setValues, trigger } = form;
  const { field } = useController({ name: 'images', control });
  const missing = useWatch({ name: 'missing', control });
  const stored = useWatch({ name: 'base', control });
  const images = useImages({ value: field.value, read: () => getValues('images'), change });

  const { isChanged, finish } = useKeptDraft(form, draftKey, isRestored);
  const { save, isSaving, failures } = useSaving(form, images, {
    onSaved: finish,
    onFailed: (error) => setConflict(hasCode(error, 'CONFLICT')),
  });

  const checkImages = useEffectEvent(() => images.check());
  useEffect(() => void checkImages(), []);

  function change(how: Change) {
    const editing = getValues();
    // No more than that: a list that is set begins anew, and closes what is open in it.
    setValues(differenceOf(editing, edit(editing, how)));
    if (formState.isSubmitted) void trigger('images');
  }

  function startOver() {
    images.drop(getValues('images'));
    reset(edit(getValues(), { type: 'started over' }));
    setGeneration((count) => count + 1);
    setRestored(false);
    setConflict(false);
  }

  function takeLatest(latest: Base) {
    reset(edit(getValues(), { type: 'reloaded', latest }));
    setGeneration((count) => count + 1);
    setConflict(false);
  }

  return {
    form,
    images,
    imagesRef: field.ref,
    missing,
    /** Blank of a new project. */
    storedSlug: stored.slug,
    /** How often it was found or refused that something is wrong, at least. */
    attempts: formState.submitCount + failures,
    /** Another one each time the form begins anew: what its list could bring back is forgotten. */
    generation,
    isRestored,
    isChanged,
    isConflict,
    isSaving,
    change,
    save,
    finish,
    startOver,
    takeLatest,
  };
}
