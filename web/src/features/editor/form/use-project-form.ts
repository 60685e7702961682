import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useController, useForm, useWatch, type Resolver, type UseFormReturn } from 'react-hook-form';
import {
  checkProject,
  FIELD_NAMES,
  findImageProblem,
  type ProjectFields,
} from '../../../content/project-schema';
import type { ProjectInput } from '../../../graphql/generated-dashboard';
import { readDraft, saveDraft, type DraftKey } from '../../../lib/drafts';
import { useImages } from '../images/use-images';
import { fieldErrors, hasCode, isCancelled, refusesImages, reportFailedSave } from '../request-failure';
import {
  beginEditing,
  draftOf,
  edit,
  isOutdated,
  NEW_PROJECT,
  type Base,
  type Change,
  type Editing,
} from './editing';
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

  const form: ProjectFormState = useForm({ defaultValues: begun, resolver: resolverOf(base) });
  const { control, formState, getValues, reset, setError, setValues, trigger } = form;
  const { field } = useController({ name: 'images', control });
  const missing = useWatch({ name: 'missing', control });
  const images = useImages({ value: field.value, read: () => getValues('images'), change });

  const { isChanged, finish } = useKeptDraft(form, draftKey, isRestored);

  const checkImages = useEffectEvent(() => images.check());
  useEffect(() => void checkImages(), []);

  function change(how: Change) {
    setValues((editing) => edit(editing, how));
    if (formState.isSubmitted) void trigger('images');
  }

  function startOver() {
    images.drop(getValues('images'));
    reset(edit(getValues(), { type: 'started over' }));
    setRestored(false);
    setConflict(false);
  }

  function takeLatest(latest: Base) {
    reset(edit(getValues(), { type: 'reloaded', latest }));
    setConflict(false);
  }

  /** Tells whether it is saved. */
  async function save(fields: CheckedFields, { send, failure }: Saving): Promise<boolean> {
    setSaving(true);
    try {
      await send({ ...fields, images: await images.uploadAll() });
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
    fieldErrors(error).forEach(({ path, message }, index) => {
      const refused = FIELDS.find((field) => field === path[0]);
      if (refused) setError(refused, { message }, { shouldFocus: index === 0 });
    });
    if (refusesImages(error)) images.resend();
  }

  return {
    form,
    images,
    imagesRef: field.ref,
    missing,
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

const FIELDS = ['images', ...FIELD_NAMES] as const;

function resolverOf(base: Base): Resolver<Editing, unknown, CheckedFields> {
  return (editing) => {
    const { fields, problems } = checkProject(editing, { isPartial: false });
    const imageProblem = findImageProblem(editing.images.length, { isNew: base === NEW_PROJECT });
    const errors = new Map(problems.map(({ path: [name], message }) => [name, { type: 'invalid', message }]));
    if (!imageProblem && errors.size === 0) return { values: fields, errors: {} };
    const images = imageProblem ? { images: { type: 'invalid', message: imageProblem } } : {};
    return { values: {}, errors: { ...images, ...Object.fromEntries(errors) } };
  };
}
