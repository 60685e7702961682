import * as z from 'zod/mini';
import type { SiteForm_siteFragment } from '../../../../graphql/generated-dashboard';
import type { SiteFieldName } from '../../../../content/site-schema';
import type { FormImage } from '../../images/form-image';
import { readKeptImages, toKeptImages, type KeptImage } from '../../images/kept-images';
import type { Theme } from '../themes';
import { toFormValues, type FormValues } from './form-values';

export type StoredSite = SiteForm_siteFragment;

/** What of a site the user's changes were made to. */
export type Origin = {
  /** The `updatedAt` of the site. */
  version: string;
  /** What the theme held: another theme's change is no conflict. */
  contents: string;
};

/** The portrait of a form, if any; `missing` names one that has to be chosen again. */
export type PortraitValue = { image: FormImage | null; missing: string[] };

export type SiteDraft = {
  origin: Origin;
  fields: FormValues;
  portrait: PortraitValue | null;
  /** What the theme holds after saves that no answer has come to, as `contentsOf` tells it. */
  sent: readonly string[];
};

const NO_VERSION = new Date(0).toISOString();

const draftSchema = z.object({
  version: z.catch(z.string().check(z.refine((text) => !Number.isNaN(Date.parse(text)))), NO_VERSION),
  contents: z.catch(z.string(), ''),
  fields: z.record(z.string(), z.unknown()),
  portrait: z.catch(z.nullable(z.array(z.unknown())), null),
  sent: z.catch(z.array(z.string()), []),
});

type StoredDraft = Origin & Pick<SiteDraft, 'fields' | 'sent'> & { portrait: KeptImage[] | null };

export function fieldsOf({ fields }: Theme): SiteFieldName[] {
  return fields.filter((name) => name !== 'portrait');
}

export function originOf(theme: Theme, site: StoredSite): Origin {
  return { version: site.updatedAt, contents: contentsOf(theme, site, site.portrait?.documentId) };
}

/** @param portrait its documentId */
export function contentsOf(theme: Theme, site: Record<string, unknown>, portrait?: string | null): string {
  const shown = theme.fields.includes('portrait') ? portrait : null;
  return JSON.stringify([toFormValues(fieldsOf(theme), site), shown ?? null]);
}

/** Another theme's change is no conflict with a draft, nor is an own one whose answer was lost. */
export function originOfDraft(draft: SiteDraft | null, now: Origin): Origin {
  if (!draft || draft.origin.contents === now.contents || draft.sent.includes(now.contents)) return now;
  return draft.origin;
}

/** A save may have come through whose answer was lost. */
export function hasUnsaved(theme: Theme, draft: SiteDraft | null, site: StoredSite): boolean {
  if (!draft) return false;
  return draft.portrait !== null || Object.keys(changedFields(theme, draft.fields, site)).length > 0;
}

/** What differs from the site. */
export function changedFields(theme: Theme, values: FormValues, site: StoredSite): FormValues {
  return differences(values, toFormValues(fieldsOf(theme), site));
}

export function differences(values: FormValues, others: FormValues): FormValues {
  const isSame = (name: string) => JSON.stringify(values[name]) === JSON.stringify(others[name]);
  return Object.fromEntries(Object.entries(values).filter(([name]) => name in others && !isSame(name)));
}

export function toStoredDraft({ origin, fields, portrait, sent }: SiteDraft): StoredDraft {
  const images = portrait?.image ? [portrait.image] : [];
  return { ...origin, fields, sent, portrait: portrait && toKeptImages(images, portrait.missing) };
}

/** Whatever storage holds, a draft with fields of the theme, or null. */
export function parseSiteDraft(theme: Theme, stored: unknown): SiteDraft | null {
  const { data } = draftSchema.safeParse(stored);
  if (!data) return null;
  const names = fieldsOf(theme).filter((name) => Object.hasOwn(data.fields, name));
  const { images, missing } = readKeptImages(data.portrait);
  return {
    origin: { version: data.version, contents: data.contents },
    fields: toFormValues(names, data.fields),
    portrait: data.portrait && { image: images[0] ?? null, missing: missing.slice(0, 1) },
    sent: data.sent,
  };
}
