import { isRecord } from '../../../../lib/storage';
import type { SiteFieldName } from '../../../../content/site-schema';
import { FORM_FIELDS, type FormField, type FormFields } from './form-fields';

/** As a form holds them: texts, also of numbers and of what is empty, groups and lists of groups. */
export type FormValue = string | FormGroup | FormGroup[];
export type FormGroup = { [name: string]: FormValue };
export type FormValues = { [name: string]: FormValue | undefined };

/** More is nobody's work, and would make a form stand still. */
const LONGEST_TEXT = 50_000;
const LONGEST_LIST = 200;

/** The fields as a form holds them, of a site or of whatever storage holds. */
export function toFormValues(names: readonly SiteFieldName[], stored: Record<string, unknown>): FormValues {
  return Object.fromEntries(names.map((name) => [name, toFormValue(FORM_FIELDS[name], stored[name])]));
}

/** The fields as `siteSchema` takes them. */
export function toSiteInput(values: FormValues): Record<string, unknown> {
  return toInputs(FORM_FIELDS, values);
}

function toFormValue(field: FormField, stored: unknown): FormValue {
  if (field.kind === 'group') return toFormGroup(field.fields, stored);
  if (field.kind === 'list') {
    const entries: unknown[] = Array.isArray(stored) ? stored.slice(0, LONGEST_LIST) : [];
    return entries.map((entry) => toFormGroup(field.fields, entry));
  }
  if (typeof stored === 'number') return String(stored);
  return typeof stored === 'string' ? stored.slice(0, LONGEST_TEXT) : '';
}

/** A group with exactly these fields, whatever stood there. */
export function toFormGroup(fields: FormFields, stored: unknown): FormGroup {
  const group = isRecord(stored) ? stored : {};
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [name, toFormValue(field, group[name])]),
  );
}

function toInput(field: FormField, value: FormValue): unknown {
  if (typeof value === 'string') return field.kind === 'number' ? toNumber(value) : value;
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
  return text.trim() === '' ? null : Number(text);
}
