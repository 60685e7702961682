import { useEffect, useEffectEvent, useRef, useState } from 'react';
import {
  set,
  useController,
  useForm,
  useWatch,
  type FieldErrors,
  type Resolver,
  type UseFormReturn,
} from 'react-hook-form';
import { checkImageTexts } from '../../../content/image-texts';
import { checkProject, findImageProblem, type ProjectFields } from '../../../content/project-schema';
import type { ProjectInput } from '../../../graphql/generated-dashboard';
import { readDraft, saveDraft, type DraftKey } from '../../../lib/drafts';
import { toImageTexts } from '../images/image-texts';
import { useImages } from '../images/use-images';
import { fieldErrors, hasCode, isCancelled, refusesImages, reportFailedSave } from '../request-failure';
import {
  beginEditing,
  differenceOf,
  draftOf,
  edit,
  isOutdated,
  NEW_PROJECT,
  type Base,
  type Change,
  type Editing,
} from './editing';
import { placeOf } from './problem-place';
import { parseDraft, toStoredDraft } from './project-draft';

export type CheckedFields = Partial<ProjectFields>;
export type ProjectFormState = UseFormReturn<Editing, unknown, CheckedFields>;

type Saving = { send: (data: ProjectInput) => Promise<unknown>; failure: string };

/** A form that keeps what is in it until it is saved: over a reload, a closed tab, an expired session. */
export function useProjectForm(draftKey: DraftKey, base: Base) {
  const [draft] = useState(() => parseDraft(readDraft(draftKey)));
  const [begun] = useState(() => beginEditing(base, draft));
  const [isRestored, setRestored] = useState(draft !== null);
  const [isConflict, setConflict] = useState(isOutdated(begun));
  // Not `isSubmitting`, which begins before the check: a disabled picker could not take the focus it asks for.
  const [isSaving, setSaving] = useState(false);
  const [failures, setFailures] = useState(0);
  const [generation, setGeneration] = useState(0);

  const form: ProjectFormState = useForm({
    defaultValues: begun,
    resolver: resolverOf(base),
    shouldFocusError: false,
  });
  const { control, formState, getValues, reset, setError, setValues, trigger } = form;
  const { field } = useController({ name: 'images', control });
  const missing = useWatch({ name: 'missing', control });
  const stored = useWatch({ name: 'base', control });
  const images = useImages({ value: field.value, read: () => getValues('images'), change });

  const { isChanged, finish } = useKeptDraft(form, draftKey, isRestored);

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

  /** Tells whether it is saved. */
  async function save(fields: CheckedFields, { send, failure }: Saving): Promise<boolean> {
    setSaving(true);
    try {
      const ids = await images.uploadAll();
      const imageTexts = toImageTexts(getValues('images'), ids);
      await send({ ...fields, images: ids, ...(imageTexts.length > 0 && { imageTexts }) });
      finish();
      return true;
    } catch (error) {
      if (!isCancelled(error)) showFailure(error, failure);
      return false;
    } finally {
      setSaving(false);
    }
  }

  function showFailure(error: unknown, failure: string) {
    setConflict(hasCode(error, 'CONFLICT'));
    reportFailedSave(error, failure);
    for (const problem of fieldErrors(error)) {
      const place = placeOf(problem.path, getValues('images'));
      if (place) setError(place, { message: problem.message });
    }
    setFailures((count) => count + 1);
    if (refusesImages(error)) images.resend();
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

function useKeptDraft({ subscribe }: ProjectFormState, { uid, name }: DraftKey, isRestored: boolean) {
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

function resolverOf(base: Base): Resolver<Editing, unknown, CheckedFields> {
  return (editing) => {
    const { images } = editing;
    const { fields, problems } = checkProject(editing, { isPartial: false });
    const imageProblem = findImageProblem(images.length, { isNew: base === NEW_PROJECT });
    const imageTexts = toImageTexts(
      images,
      images.map(({ key }) => key),
    );
    const all = [
      ...(imageProblem
        ? [{ path: ['images'], message: imageProblem }]
        : checkImageTexts(imageTexts).problems),
      ...problems,
    ];
    if (all.length === 0) return { values: fields, errors: {} };
    const errors: FieldErrors<Editing> = {};
    for (const { path, message } of all) {
      set(errors, placeOf(path, images) ?? 'root', { type: 'invalid', message });
    }
    return { values: {}, errors };
  };
}
