import { isRecord } from '../../../lib/storage/storage';
import type { FormField, FormFields } from './form-field';

/** As a form holds them: texts, also of numbers and of what is empty, ticks, groups and lists of groups. */
export type FormValue = string | boolean | FormGroup | FormGroup[];
export type FormGroup = { [name: string]: FormValue };

/** More is nobody's work, and would make a form stand still. */
const LONGEST_TEXT = 50_000;
const LONGEST_LIST = 200;

/** A group with exactly these fields, whatever stood there. */
export function toFormGroup(fields: FormFields, stored: unknown): FormGroup {
  const group = isRecord(stored) ? stored : {};
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [name, toFormValue(field, group[name])]),
  );
}

export function toFormValue(field: FormField, stored: unknown): FormValue {
  if (field.kind === 'group') return toFormGroup(field.fields, stored);
  if (field.kind === 'list') {
    const entries: unknown[] = Array.isArray(stored) ? stored.slice(0, LONGEST_LIST) : [];
    return entries.map((entry) => toFormGroup(field.fields, entry));
  }
  if (field.kind === 'tick') return stored !== false;
  if (typeof stored === 'number') return String(stored);
  return typeof stored === 'string' ? stored.slice(0, LONGEST_TEXT) : '';
}
