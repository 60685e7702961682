import { useEffect, useEffectEvent, useState } from 'react';
import { useController, useForm, useWatch } from 'react-hook-form';
import { readDraft, type DraftKey } from '../../../lib/storage/drafts';
import { useImages } from '../images/use-images';
import { resolverOf, type ProjectFormState } from './editing/check-editing';
import { beginEditing, differenceOf, draftOf, edit, type Change } from './editing/edit';
import type { Base } from './editing/editing';
import { parseDraft } from './saving/project-draft';
import { useKeptDraft } from './saving/use-kept-draft';

export type ProjectFormHandle = ReturnType<typeof useProjectForm>;

/** A form that keeps what is in it until it is saved: over a reload, a closed tab, an expired session. */
export function useProjectForm(draftKey: DraftKey, base: Base) {
  const [draft] = useState(() => parseDraft(readDraft(draftKey)));
  const [begun] = useState(() => beginEditing(base, draft));
  const [isRestored, setRestored] = useState(() => draftOf(begun) !== null);
  const [origin, setOrigin] = useState(base);
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

  const keptDraft = useKeptDraft(form, draftKey, { isRestored, sentBefore: draft?.sent ?? [] });

  const checkImages = useEffectEvent(() => images.check());
  useEffect(() => void checkImages(), []);

  function change(how: Change) {
    const editing = getValues();
    // No more than that: a list that is set begins anew, and closes what is open in it.
    setValues(differenceOf(editing, edit(editing, how)));
    if (formState.isSubmitted) void trigger('images');
  }

  /** @param latest what to begin with from now on; without, what the user began with */
  function startOver(latest?: Base) {
    images.drop(getValues('images'));
    const begin = { origin: latest ?? origin, latest: latest ?? getValues('base') };
    reset(edit(getValues(), { type: 'started over', ...begin }));
    setOrigin(begin.origin);
    setGeneration((count) => count + 1);
    setRestored(false);
  }

  /** Pictures that would have to be chosen again. */
  function leaveOut() {
    change({ type: 'left out' });
    setRestored(draftOf(getValues()) !== null);
  }

  return {
    form,
    draftKey,
    images,
    imagesRef: field.ref,
    missing,
    /** As it is on the server; of a new project nothing is. */
    stored,
    /** What the user began with: what he is led back to. */
    origin,
    setOrigin,
    /** Another one each time the form begins anew: what its list could bring back is forgotten. */
    generation,
    isRestored,
    ...keptDraft,
    change,
    leaveOut,
    startOver,
  };
}
