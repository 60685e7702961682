import { LABELS } from '../../../content/project-schema';
import { SITE_FIELDS } from '../../../content/site-rules';
import type { VersionAction } from '../../../graphql/generated-dashboard';
import { isRecord } from '../../../lib/storage/storage';

/** What an action is called in a history. */
export const ACTIONS: Record<VersionAction, string> = {
  BASELINE: 'As it was before',
  CREATE: 'Created',
  DELETE: 'Deleted',
  DISCARD: 'Changes discarded',
  PUBLISH: 'Published',
  RESTORE: 'Restored',
  SAVE_DRAFT: 'Saved as draft',
  UNPUBLISH: 'Unpublished',
};

const PROJECT_LABELS: Record<string, string> = LABELS;
const SITE_LABELS: Record<string, string> = Object.fromEntries(
  Object.entries(SITE_FIELDS).map(([name, { label }]) => [name, label]),
);
const OTHER_LABELS: Record<string, string> = { images: 'Images', portrait: 'Portrait' };

/** The names of the fields that both forms have by the same name are the same. */
export function fieldLabel(name: string): string {
  return PROJECT_LABELS[name] ?? SITE_LABELS[name] ?? OTHER_LABELS[name] ?? name;
}

export const PROJECT_FIELDS = Object.keys(PROJECT_LABELS);
export const SITE_TEXT_FIELDS = Object.keys(SITE_LABELS);

/** What a field holds, as one would read it: a line for each entry of a list. */
export function fieldText(value: unknown): string {
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (typeof value === 'string') return value;
  if (typeof value === 'number') return String(value);
  if (Array.isArray(value)) return value.map((entry) => entryText(entry)).join('\n');
  return isRecord(value) ? entryText(value) : '';
}

function entryText(value: unknown): string {
  if (!isRecord(value)) return fieldText(value);
  const parts = Object.entries(value).filter(([name]) => name !== '__typename');
  const texts = parts.map(([, part]) =>
    Array.isArray(part) ? part.map(entryText).join('; ') : fieldText(part),
  );
  return texts.filter(Boolean).join(' · ');
}
