import type { ListField } from '../fields/form-field';
import type { FormGroup, FormValue } from '../fields/form-group';

const TITLES = ['name', 'title', 'platform', 'text'];

/** What an entry is called: by its name, else by what it is. */
export function entryTitle({ noun }: ListField, entry: FormGroup | undefined): string {
  const figure = [entry?.value, entry?.label].map(textOf).filter(Boolean).join(' ');
  if (figure) return figure;
  const title = TITLES.map((name) => entry?.[name]).find(
    (value) => typeof value === 'string' && value.trim(),
  );
  return typeof title === 'string' ? title : `New ${noun}`;
}

/** What else shows of an entry that is closed. */
export function entryDetail(entry: FormGroup | undefined): string {
  const { level, institution, year, url, skills } = entry ?? {};
  if (Array.isArray(skills)) return skills.length === 1 ? '1 skill' : `${skills.length} skills`;
  const share = textOf(level) && `${textOf(level)} %`;
  return [share, ...[institution, year, url].map(textOf)].filter(Boolean).join(', ');
}

export function textOf(value: FormValue | undefined): string {
  return typeof value === 'string' ? value.trim() : '';
}
