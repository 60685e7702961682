import { EMPTY_PROJECT, type ProjectFields } from './project-fields';

/** What the user has changed. Files cannot be kept, so they are asked for again by their names. */
export type ProjectDraft = { fields: Partial<ProjectFields>; imageNames: string[] };

export function draftOf(
  fields: ProjectFields,
  initial: ProjectFields,
  imageNames: string[],
): ProjectDraft | null {
  const changed = Object.entries(fields).filter(
    ([name, value]) =>
      name !== 'imageCount' && JSON.stringify(value) !== JSON.stringify(initial[name as keyof ProjectFields]),
  );
  if (changed.length === 0 && imageNames.length === 0) return null;
  return { fields: Object.fromEntries(changed), imageNames };
}

/** Whatever storage holds, a draft with fields of the right kind, or null. */
export function parseDraft(stored: unknown): ProjectDraft | null {
  if (!isRecord(stored) || !isRecord(stored.fields)) return null;
  const fields = Object.entries(stored.fields).filter(([name, value]) => isFieldValue(name, value));
  const imageNames = isTexts(stored.imageNames) ? stored.imageNames : [];
  return { fields: Object.fromEntries(fields), imageNames };
}

function isFieldValue(name: string, value: unknown): boolean {
  if (name === 'imageCount' || !(name in EMPTY_PROJECT)) return false;
  return name === 'technologies' ? isTexts(value) : typeof value === 'string';
}

function isTexts(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((entry) => typeof entry === 'string');
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
