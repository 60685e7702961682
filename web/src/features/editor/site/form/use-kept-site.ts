import { useEffect, useEffectEvent, useState } from 'react';
import { saveDraft, type DraftKey } from '../../../../lib/storage/drafts';
import { useUnansweredSaves } from '../../unsaved/use-unanswered-saves';
import type { Theme } from '../themes';
import type { SiteForm } from './form-problems';
import type { FormValues } from './form-values';
import { changedFields, toStoredDraft, type Origin, type SiteDraft, type StoredSite } from './site-draft';
import type { Portrait } from './use-portrait';

type Kept = { theme: Theme; base: StoredSite; origin: Origin; portrait: Portrait; draft: SiteDraft | null };

/** Stores in this browser what is changed in the form of a theme and not saved yet. */
export function useKeptSite(
  { getValues, subscribe }: SiteForm,
  draftKey: DraftKey,
  { theme, base, origin, portrait, draft }: Kept,
) {
  const [isEdited, setEdited] = useState(() => isAny(draft?.fields));
  const saves = useUnansweredSaves(draft?.sent);
  const hasNewPortrait = theme.fields.includes('portrait') && portrait.isChanged(base.portrait);

  /** Answers whether a field is changed. */
  function keep(values: FormValues): boolean {
    const fields = changedFields(theme, values, base);
    const unsaved = { origin, fields, portrait: hasNewPortrait ? portrait.value : null, sent: saves.all() };
    saveDraft(draftKey, isAny(fields) || hasNewPortrait ? toStoredDraft(unsaved) : null);
    return isAny(fields);
  }

  const keepChanged = useEffectEvent(keep);
  useEffect(
    () =>
      subscribe({ formState: { values: true }, callback: ({ values }) => setEdited(keepChanged(values)) }),
    [subscribe],
  );
  useEffect(() => void keepChanged(getValues()), [portrait.value, base, origin, getValues]);

  return {
    isChanged: isEdited || hasNewPortrait,
    /** What is stored now, beside what the form holds. */
    compare: (values: FormValues, stored: StoredSite) =>
      setEdited(isAny(changedFields(theme, values, stored))),
    /** Whether what a theme holds came from here. */
    isOwn: saves.isOwn,

    untilAnswered: <Answer>(contents: string, save: () => Promise<Answer>): Promise<Answer> =>
      saves.untilAnswered(contents, () => {
        keep(getValues());
        return save();
      }),
  };
}

function isAny(fields: FormValues = {}): boolean {
  return Object.keys(fields).length > 0;
}
