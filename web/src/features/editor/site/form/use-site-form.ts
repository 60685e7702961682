import { useEffect, useEffectEvent, useState } from 'react';
import { useForm, type FieldValues } from 'react-hook-form';
import { toast } from '../../../../components/toasts/toaster';
import { readDraft } from '../../../../lib/storage/drafts';
import {
  fieldErrors,
  hasCode,
  isCancelled,
  refusesImages,
  reportFailedSave,
} from '../../../../graphql/request-failure';
import type { Theme } from '../themes';
import { checkForm, firstPlace, placeOf, type CheckedFields, type SiteForm } from './form-problems';
import { toFormValues, type FormValues } from './form-values';
import {
  changedFields,
  contentsOf,
  differences,
  fieldsOf,
  hasUnsaved,
  originOf,
  originOfDraft,
  parseSiteDraft,
  type StoredSite,
} from './site-draft';
import { useKeptSite } from './use-kept-site';
import { usePortrait } from './use-portrait';
import { useUpdateSite } from './use-update-site';

/** The form of one theme. It keeps what is in it until it is saved: over a reload, a closed tab, an expired session. */
export function useSiteForm(uid: string, theme: Theme, stored: StoredSite) {
  const draftKey = { uid, name: `site.${theme.id}` };
  const names = fieldsOf(theme);
  const hasPortrait = theme.fields.includes('portrait');
  const [draft] = useState(() => parseSiteDraft(theme, readDraft(draftKey)));
  const [base, setBase] = useState(stored);
  const [origin, setOrigin] = useState(() => originOfDraft(draft, originOf(theme, stored)));
  const [isRestored, setRestored] = useState(() => hasUnsaved(theme, draft, stored));
  const [isConflict, setConflict] = useState(origin.version !== stored.updatedAt);
  const [failures, setFailures] = useState(0);
  const [generation, setGeneration] = useState(0);

  const form = useForm<FieldValues, unknown, CheckedFields>({
    defaultValues: { ...toFormValues(names, stored), ...draft?.fields },
    resolver: checkForm,
    shouldFocusError: false,
  });
  const { getValues, reset, setError } = form;
  const portrait = usePortrait(base.portrait, draft?.portrait ?? null);
  const updateSite = useUpdateSite();
  const kept = useKeptSite(form, draftKey, { theme, base, origin, portrait, draft });

  useFirstProblem(form, theme, failures);

  function take(latest: StoredSite, values: FormValues) {
    if (JSON.stringify(values) !== JSON.stringify(getValues())) reset(values);
    kept.compare(values, latest);
    setBase(latest);
    setOrigin(originOf(theme, latest));
    setConflict(false);
  }

  function startOver() {
    portrait.reset(base.portrait);
    setRestored(false);
    setGeneration((count) => count + 1);
    take(base, toFormValues(names, base));
  }

  async function reload() {
    const latest = await updateSite.read();
    if (!portrait.isChanged(base.portrait)) portrait.reset(latest.portrait);
    setGeneration((count) => count + 1);
    take(latest, { ...toFormValues(names, latest), ...changedFields(theme, getValues(), base) });
  }

  function isUnconcerned(latest: StoredSite): boolean {
    const { contents } = originOf(theme, latest);
    return contents === origin.contents || kept.isOwn(contents);
  }

  async function save(fields: CheckedFields) {
    const submitted: FormValues = structuredClone(getValues());
    try {
      const data = { ...fields, ...(hasPortrait && { portrait: await portrait.upload(base.portrait) }) };
      const saved = await kept.untilAnswered(contentsOf(theme, data, data.portrait), () =>
        updateSite.send(data, origin.version, isUnconcerned),
      );
      if (hasPortrait) portrait.reset(saved.portrait);
      setRestored(false);
      take(saved, { ...toFormValues(names, saved), ...differences(getValues(), submitted) });
      toast.success('Saved. Your site shows it now.');
    } catch (error) {
      if (!isCancelled(error)) showFailure(error);
    }
  }

  function showFailure(error: unknown) {
    setConflict(hasCode(error, 'CONFLICT'));
    reportFailedSave(error, 'Your changes could not be saved');
    for (const problem of fieldErrors(error)) setError(placeOf(problem), { message: problem.message });
    setFailures((count) => count + 1);
    if (refusesImages(error, 'portrait')) portrait.images.resend();
  }

  return {
    form,
    draftKey,
    portrait,
    base,
    /** Another one each time the form begins anew: what lists could bring back is forgotten. */
    generation,
    isRestored,
    isConflict,
    isChanged: kept.isChanged,
    save,
    startOver,
    reload,
  };
}

export type SiteFormState = ReturnType<typeof useSiteForm>;

/** The first field with something wrong in it takes the focus after each attempt to save. */
function useFirstProblem({ formState, setFocus }: SiteForm, theme: Theme, failures: number) {
  const { errors, submitCount } = formState;
  // Once the entries of lists that hold it have opened.
  const showFirstProblem = useEffectEvent(() => {
    const place = firstPlace(errors, theme.fields);
    if (place) setFocus(place);
  });
  useEffect(() => showFirstProblem(), [submitCount, failures]);
}
