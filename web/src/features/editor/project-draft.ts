import { LIMITS } from '../../content/project-rules';
import { EMPTY_PROJECT, type ProjectFields } from './project-fields';

/** What the user has changed. */
type ProjectDraft = {
  /** The `updatedAt` of the project that was changed. */
  version: string;
  fields: Partial<ProjectFields>;
  /** All pictures in their order, when something about them was changed. */
  images: DraftImage[] | null;
};

/** Without a `documentId` it has not arrived on the server; its file cannot be kept. */
export type DraftImage = { documentId: string | null; name: string; src: string; size: number | null };

/** Of a project that is not stored yet. No stored project has it: saving over one is a conflict. */
export const NO_VERSION = new Date(0).toISOString();

/** Longer texts are nobody's work, and would make the form stand still. */
const TEXT_LENGTH = 50_000;

type DraftSource = { version: string; initial: ProjectFields; images: DraftImage[] | null };

export function draftOf(
  fields: ProjectFields,
  { version, initial, images }: DraftSource,
): ProjectDraft | null {
  const changed = Object.entries(fields).filter(
    ([name, value]) =>
      name !== 'imageCount' && JSON.stringify(value) !== JSON.stringify(initial[name as keyof ProjectFields]),
  );
  if (changed.length === 0 && !images) return null;
  return { version, fields: Object.fromEntries(changed), images };
}

/** Whatever storage holds, a draft with fields of the right kind, or null. */
export function parseDraft(stored: unknown): ProjectDraft | null {
  if (!isRecord(stored) || !isRecord(stored.fields)) return null;
  const fields = Object.entries(stored.fields).filter(([name, value]) => isFieldValue(name, value));
  const images = Array.isArray(stored.images)
    ? stored.images.slice(0, LIMITS.images).flatMap(toImage).filter(isFirst)
    : null;
  const version = isDate(stored.version) ? stored.version : NO_VERSION;
  return { version, fields: Object.fromEntries(fields), images };
}

function toImage(stored: unknown): DraftImage[] {
  if (!isRecord(stored)) return [];
  const { documentId, name, src, size } = stored;
  if (!isText(name) || !isText(src) || !URL.canParse(src, location.origin)) return [];
  return [
    {
      documentId: isText(documentId) ? documentId : null,
      name,
      src,
      size: typeof size === 'number' ? size : null,
    },
  ];
}

/** One picture stands once in a project. */
function isFirst({ documentId }: DraftImage, index: number, all: DraftImage[]): boolean {
  return documentId === null || all.findIndex((image) => image.documentId === documentId) === index;
}

function isFieldValue(name: string, value: unknown): boolean {
  if (name === 'imageCount' || !Object.hasOwn(EMPTY_PROJECT, name)) return false;
  if (name !== 'technologies') return isText(value);
  return Array.isArray(value) && value.length <= LIMITS.technologies && value.every(isText);
}

function isDate(value: unknown): value is string {
  return isText(value) && !Number.isNaN(Date.parse(value));
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value.length <= TEXT_LENGTH;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
