import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { checkProject } from '../../../../content/project-schema';
import type { ProjectInput, PublicationStatus } from '../../../../graphql/generated-dashboard';
import { toImageTexts } from '../../images/image-texts';
import {
  fieldErrors,
  hasCode,
  isCancelled,
  refusesImages,
  reportFailedSave,
} from '../../../../graphql/request-failure';
import { placeOf } from '../editing/problem-place';
import type { ProjectFormHandle } from '../use-project-form';

/** Beside what tells that it is saved, when the form is not finished by that. */
export const TYPED_SINCE = 'What you typed meanwhile is not in it yet.';

type Send<Saved> = () => Promise<Saved | undefined>;

type Options<Saved> = {
  /** Not while the form goes: what is not sent by then never will be. */
  isOpen?: boolean;
  /** Answers what ends when it is over. */
  begin?: (status: PublicationStatus) => () => void;
  /** Waits for what is saved otherwise. */
  inTurn?: (send: Send<Saved>) => Promise<Saved | undefined>;
  send: (data: ProjectInput, status: PublicationStatus) => Promise<Saved>;
  /** Somebody else has saved meanwhile. */
  onConflict?: () => Promise<unknown>;
  failure: string;
};

/** Saves at a button: sends the images, then the project, and shows in the form what is wrong or refused. */
export function useSaving<Saved>(project: ProjectFormHandle, options: Options<Saved>) {
  const { isOpen = true, inTurn = (send: Send<Saved>) => send() } = options;
  const { form, images, finish } = project;
  const { getValues, setError, setValue, handleSubmit, trigger } = form;
  // Not `isSubmitting`, which begins before the check: a disabled picker could not take the focus it asks for.
  const [isSaving, setSaving] = useState(false);
  const [isSending, setSending] = useState(false);
  const isGivenUp = useRef(false);
  const [failures, setFailures] = useState(0);

  useEffect(() => {
    isGivenUp.current = !isOpen;
    return giveUp;
  }, [isOpen]);

  function giveUp() {
    isGivenUp.current = true;
  }

  /** Answers what was sent, unless something was wrong with it. What was typed meanwhile leaves the form unfinished. */
  async function save(status: PublicationStatus): Promise<Saved | undefined> {
    let saved: Saved | undefined;
    setValue('target', status);
    await untilAdded();
    await handleSubmit(async () => {
      saved = await sendAll(status);
    })();
    return saved;
  }

  /** The check counts the pictures. */
  async function untilAdded() {
    const added = images.added();
    if (!added) return;
    setSaving(true);
    await added;
    flushSync(() => setSaving(false));
  }

  async function sendAll(status: PublicationStatus): Promise<Saved | undefined> {
    const end = options.begin?.(status);
    setSaving(true);
    try {
      await images.uploadAll();
      return await inTurn(() => sendNow(status));
    } catch (error) {
      if (!isCancelled(error)) await showFailure(error);
      return undefined;
    } finally {
      setSending(false);
      setSaving(false);
      end?.();
    }
  }

  /** Uploads take their time: somebody else's change may be in the form by now, and with it its version. */
  async function sendNow(status: PublicationStatus): Promise<Saved | undefined> {
    const ids = await images.uploadAll();
    if (isGivenUp.current) return undefined;
    if (!(await trigger())) {
      setFailures((count) => count + 1);
      return undefined;
    }
    const fields = checkedFields(status);
    const imageTexts = toImageTexts(getValues('images'), ids);
    const data = { ...fields, images: ids, ...(imageTexts.length > 0 && { imageTexts }) };
    setSending(true);
    const saved = await options.send(data, status);
    if (JSON.stringify(checkedFields(status)) === JSON.stringify(fields)) finish();
    return saved;
  }

  function checkedFields(status: PublicationStatus) {
    return checkProject(getValues(), { isPartial: false, isDraft: status === 'DRAFT' }).fields;
  }

  async function showFailure(error: unknown) {
    const { onConflict, failure } = options;
    if (onConflict && hasCode(error, 'CONFLICT')) {
      await onConflict().catch((reason: unknown) => reportFailedSave(reason, failure));
      return;
    }
    reportFailedSave(error, failure);
    for (const problem of fieldErrors(error)) {
      const place = placeOf(problem.path, getValues('images'));
      if (place) setError(place, { message: problem.message });
    }
    setFailures((count) => count + 1);
    if (refusesImages(error)) images.resend();
  }

  const { isSubmitting } = form.formState;
  const target = form.watch('target');

  return {
    save,
    isSaving,
    /** What cannot be taken back any more. */
    isSending,
    /** The form is being left: what is not sent yet never will be. */
    giveUp,
    /** Under way, as what. */
    savingAs: isSubmitting || isSaving ? target : null,
    /** How often something was refused. */
    failures,
  };
}

export type SavingHandle = Pick<ReturnType<typeof useSaving>, 'isSaving' | 'failures'>;
