import * as z from 'zod/mini';
import { DOCUMENT_ID } from '../../../../content/project-rules';
import { readDraft as readFields, type ProjectValues } from '../../../../content/project-schema';
import type { FormImage } from '../../images/form-image';
import { readKeptImages, toKeptImages, type KeptImage } from '../../images/kept-images';

/** What the user has changed. */
export type ProjectDraft = {
  /** The `updatedAt` of the project that was changed. */
  version: string;
  /** Of a new project. */
  newId?: string | undefined;
  fields: Partial<ProjectValues>;
  /** All pictures in their order, when something about them was changed. */
  images: FormImage[] | null;
  /** Names of pictures that have not arrived on the server: their files cannot be kept. */
  missing: string[];
  /** What the project becomes by saves that no answer has come to, as `contentsOf` tells it. */
  sent?: readonly string[] | undefined;
};

/** Of a project that is not stored yet. No stored project has it: saving over one is a conflict. */
export const NO_VERSION = new Date(0).toISOString();

const draftSchema = z.object({
  version: z.catch(z.string().check(z.refine((text) => !Number.isNaN(Date.parse(text)))), NO_VERSION),
  newId: z.catch(z.optional(z.string().check(z.regex(DOCUMENT_ID))), undefined),
  fields: z.record(z.string(), z.unknown()),
  images: z.catch(z.nullable(z.array(z.unknown())), null),
  sent: z.catch(z.optional(z.array(z.string())), undefined),
});

type StoredDraft = Pick<ProjectDraft, 'version' | 'newId' | 'fields' | 'sent'> & {
  images: KeptImage[] | null;
};

export function toStoredDraft({ images, missing, ...draft }: ProjectDraft): StoredDraft {
  return { ...draft, images: images && toKeptImages(images, missing) };
}

/** Whatever storage holds, a draft with fields of the right kind, or null. */
export function parseDraft(stored: unknown): ProjectDraft | null {
  const { data } = draftSchema.safeParse(stored);
  if (!data) return null;
  const { images, missing } = readKeptImages(data.images);
  return {
    version: data.version,
    newId: data.newId,
    fields: readFields(data.fields),
    images: data.images && images,
    missing,
    sent: data.sent,
  };
}
