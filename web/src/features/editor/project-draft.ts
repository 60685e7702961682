import { EMPTY_PROJECT, type ProjectFields } from './project-fields';

/** What the user has changed. Files cannot be kept, so they are asked for again by their names. */
export type ProjectDraft = {
  /** The `updatedAt` of the project that was changed. */
  version: string;
  fields: Partial<ProjectFields>;
  imageNames: string[];
};

/** Of a project that is not stored yet. No stored project has it: saving over one is a conflict. */
export const NO_VERSION = new Date(0).toISOString();

type DraftSource = { version: string; initial: ProjectFields; imageNames: string[] };

export function draftOf(
  fields: ProjectFields,
  { version, initial, imageNames }: DraftSource,
): ProjectDraft | null {
  const changed = Object.entries(fields).filter(
    ([name, value]) =>
      name !== 'imageCount' && JSON.stringify(value) !== JSON.stringify(initial[name as keyof ProjectFields]),
  );
  if (changed.length === 0 && imageNames.length === 0) return null;
  return { version, fields: Object.fromEntries(changed), imageNames };
}

/** Whatever storage holds, a draft with fields of the right kind, or null. */
export function parseDraft(stored: unknown): ProjectDraft | null {
  if (!isRecord(stored) || !isRecord(stored.fields)) return null;
  const fields = Object.entries(stored.fields).filter(([name, value]) => isFieldValue(name, value));
  const imageNames = isTexts(stored.imageNames) ? stored.imageNames : [];
  const version = isDate(stored.version) ? stored.version : NO_VERSION;
  return { version, fields: Object.fromEntries(fields), imageNames };
}

function isFieldValue(name: string, value: unknown): boolean {
  if (name === 'imageCount' || !(name in EMPTY_PROJECT)) return false;
  return name === 'technologies' ? isTexts(value) : typeof value === 'string';
}

function isDate(value: unknown): value is string {
  return typeof value === 'string' && !Number.isNaN(Date.parse(value));
}

function isTexts(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((entry) => typeof entry === 'string');
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
