import { set, type FieldErrors, type FieldValues, type Resolver, type UseFormReturn } from 'react-hook-form';
import { isRecord } from '../../../../lib/storage/storage';
import { checkSite, type SiteFields } from '../../../../content/site-schema';
import type { FormFields } from '../../fields/form-field';
import { FORM_FIELDS } from './form-fields';
import { toSiteInput } from './form-values';

export type CheckedFields = Partial<SiteFields>;

export type SiteForm = UseFormReturn<FieldValues, unknown, CheckedFields>;

export const checkForm: Resolver<FieldValues, unknown, CheckedFields> = (values) => {
  const { fields, problems } = checkSite(toSiteInput(values), { isPartial: true });
  if (problems.length === 0) return { values: fields, errors: {} };
  const errors: FieldErrors = {};
  for (const problem of problems)
    set(errors, placeOf(problem), { type: 'invalid', message: problem.message });
  return { values: {}, errors };
};

/** The name that react-hook-form knows the place by: of a list as a whole, it is its `root`. */
export function placeOf({ path }: { path: readonly string[] }): string {
  return [...path, ...(isList(path, FORM_FIELDS) ? ['root'] : [])].join('.');
}

/** Of the first thing that is wrong, in the order in which fields are listed. */
export function firstPlace(errors: FieldErrors, names: readonly string[]): string | undefined {
  for (const name of names) {
    const place = placeWithin(name, errors[name]);
    if (place) return place;
  }
  return undefined;
}

function isList([name = '', ...rest]: readonly string[], fields: FormFields): boolean {
  const field = fields[name];
  if (field?.kind !== 'list') return false;
  return rest.length === 0 || isList(rest.slice(1), field.fields);
}

function placeWithin(place: string, error: unknown): string | undefined {
  if (!isRecord(error)) return undefined;
  if (typeof error.message === 'string') return place;
  for (const [key, inner] of Object.entries(error)) {
    const found = placeWithin(`${place}.${key}`, inner);
    if (found) return found;
  }
  return undefined;
}
