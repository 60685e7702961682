import { useState } from 'react';
import type { ProjectInput } from '../../../graphql/generated-dashboard';
import { toImageTexts } from '../images/image-texts';
import type { useImages } from '../images/use-images';
import { fieldErrors, isCancelled, refusesImages, reportFailedSave } from '../request-failure';
import { placeOf } from './problem-place';
import type { CheckedFields, ProjectFormState } from './check-editing';

type Images = ReturnType<typeof useImages>;

type Saving = { send: (data: ProjectInput) => Promise<unknown>; failure: string };

type Outcome = { onSaved: () => void; onFailed: (error: unknown) => void };

/** Sends the images, then the project, and shows in the form what the server refuses. */
export function useSaving(form: ProjectFormState, images: Images, { onSaved, onFailed }: Outcome) {
  const { getValues, setError } = form;
  // Not `isSubmitting`, which begins before the check: a disabled picker could not take the focus it asks for.
  const [isSaving, setSaving] = useState(false);
  const [failures, setFailures] = useState(0);

  /** Tells whether it is saved. */
  async function save(fields: CheckedFields, { send, failure }: Saving): Promise<boolean> {
    setSaving(true);
    try {
      const ids = await images.uploadAll();
      const imageTexts = toImageTexts(getValues('images'), ids);
      await send({ ...fields, images: ids, ...(imageTexts.length > 0 && { imageTexts }) });
      onSaved();
      return true;
    } catch (error) {
      if (!isCancelled(error)) showFailure(error, failure);
      return false;
    } finally {
      setSaving(false);
    }
  }

  function showFailure(error: unknown, failure: string) {
    onFailed(error);
    reportFailedSave(error, failure);
    for (const problem of fieldErrors(error)) {
      const place = placeOf(problem.path, getValues('images'));
      if (place) setError(place, { message: problem.message });
    }
    setFailures((count) => count + 1);
    if (refusesImages(error)) images.resend();
  }

  return { save, isSaving, failures };
}
