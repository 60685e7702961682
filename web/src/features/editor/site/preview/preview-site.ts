import type { Site_siteFragment } from '../../../../graphql/generated';
import { checkSite } from '../../../../content/site-schema';
import { isRecord } from '../../../../lib/storage/storage';
import type { FormImage } from '../../images/form-image';
import { toSiteInput, type FormValues } from '../form/form-values';
import type { StoredSite } from '../form/site-draft';

/** The site as it would be after saving. What cannot be saved yet shows as it is stored; such entries of lists are left out. */
export function previewSite(
  base: StoredSite,
  values: FormValues,
  portrait: FormImage | null,
): Site_siteFragment {
  const input = toSiteInput(values);
  const { problems } = checkSite(input, { isPartial: true });
  const { fields } = checkSite(
    withoutProblems(
      input,
      problems.map(({ path }) => path),
    ),
    { isPartial: true },
  );
  // A field that is still wrong is there, undefined.
  const sound = Object.entries<unknown>(fields).filter(([, value]) => value !== undefined);
  return { ...base, ...Object.fromEntries(sound), portrait: previewPortrait(base, portrait) };
}

function withoutProblems(input: Record<string, unknown>, paths: string[][]): Record<string, unknown> {
  const entries = Object.entries(input).map(([name, value]): [string, unknown] => [
    name,
    Array.isArray(value) ? soundEntries(value, pathsWithin(name, paths)) : value,
  ]);
  return Object.fromEntries(entries);
}

/** Lists within entries are gone through as well: one unfinished skill does not hide its category. */
function soundEntries(entries: readonly unknown[], paths: string[][]): unknown[] {
  return entries.flatMap((entry, index) => {
    const within = pathsWithin(String(index), paths);
    if (within.length === 0) return [entry];
    const areInLists = within.every((path) => path.length > 2);
    return areInLists && isRecord(entry) ? [withoutProblems(entry, within)] : [];
  });
}

function pathsWithin(name: string, paths: string[][]): string[][] {
  return paths.filter(([first]) => first === name).map(([, ...rest]) => rest);
}

function previewPortrait({ portrait }: StoredSite, image: FormImage | null): Site_siteFragment['portrait'] {
  if (!image) return null;
  if (portrait && image.status === 'stored' && image.documentId === portrait.documentId) return portrait;
  return { url: image.src, width: SIZE, height: SIZE, alternativeText: null, placeholder: null, formats: [] };
}

/** Of a picture that has not been measured yet. */
const SIZE = 1000;
