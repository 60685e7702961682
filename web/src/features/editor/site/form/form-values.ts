import { toDigits } from '../../../../content/digits';
import type { SiteFieldName } from '../../../../content/site-schema';
import type { FormField, FormFields } from '../../fields/form-field';
import { toFormValue, type FormValue } from '../../fields/form-group';
import { FORM_FIELDS } from './form-fields';

export type FormValues = { [name: string]: FormValue | undefined };

/** The fields as a form holds them, of a site or of whatever storage holds. */
export function toFormValues(names: readonly SiteFieldName[], stored: Record<string, unknown>): FormValues {
  return Object.fromEntries(names.map((name) => [name, toFormValue(FORM_FIELDS[name], stored[name])]));
}

/** The fields as `siteSchema` takes them. */
export function toSiteInput(values: FormValues): Record<string, unknown> {
  return toInputs(FORM_FIELDS, values);
}

function toInput(field: FormField, value: FormValue): unknown {
  if (typeof value === 'string') return field.kind === 'number' ? toNumber(value) : value;
  if (typeof value === 'boolean') return value;
  const fields = 'fields' in field ? field.fields : {};
  return Array.isArray(value) ? value.map((entry) => toInputs(fields, entry)) : toInputs(fields, value);
}

function toInputs(fields: FormFields, values: FormValues): Record<string, unknown> {
  const given = Object.entries(fields).flatMap(([name, field]): [string, unknown][] => {
    const value = values[name];
    return value === undefined ? [] : [[name, toInput(field, value)]];
  });
  return Object.fromEntries(given);
}

/** Blank is no number at all; what is no number is refused by the schema. */
function toNumber(text: string): number | null {
  return text.trim() === '' ? null : Number(toDigits(text));
}
