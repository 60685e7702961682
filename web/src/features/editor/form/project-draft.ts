import * as z from 'zod/mini';
import { readDraft as readFields, type ProjectValues } from '../../../content/project-schema';
import { onServer, type FormImage } from '../images/form-image';

/** What the user has changed. */
export type ProjectDraft = {
  /** The `updatedAt` of the project that was changed. */
  version: string;
  fields: Partial<ProjectValues>;
  /** All pictures in their order, when something about them was changed. */
  images: FormImage[] | null;
  /** Names of pictures that have not arrived on the server: their files cannot be kept. */
  missing: string[];
};

/** Of a project that is not stored yet. No stored project has it: saving over one is a conflict. */
export const NO_VERSION = new Date(0).toISOString();

const draftSchema = z.object({
  version: z.catch(z.string().check(z.refine((text) => !Number.isNaN(Date.parse(text)))), NO_VERSION),
  fields: z.record(z.string(), z.unknown()),
  images: z.catch(z.nullable(z.array(z.unknown())), null),
});

/** Without a `documentId` it has not arrived; without a size it is the project's own. */
const imageSchema = z.object({
  documentId: z.catch(z.nullable(z.string()), null),
  name: z.string(),
  src: z.string().check(z.refine((address) => URL.canParse(address, location.origin))),
  size: z.catch(z.nullable(z.number()), null),
});

type StoredDraft = Pick<ProjectDraft, 'version' | 'fields'> & {
  images: z.output<typeof imageSchema>[] | null;
};

export function toStoredDraft({ images, missing, ...draft }: ProjectDraft): StoredDraft {
  const lost = missing.map((name) => ({ documentId: null, name, src: '', size: null }));
  return { ...draft, images: images && [...images.map(toStoredImage), ...lost] };
}

/** Whatever storage holds, a draft with fields of the right kind, or null. */
export function parseDraft(stored: unknown): ProjectDraft | null {
  const { data } = draftSchema.safeParse(stored);
  if (!data) return null;
  const images = data.images?.flatMap((image) => imageSchema.safeParse(image).data ?? []);
  return {
    version: data.version,
    fields: readFields(data.fields),
    images: images?.flatMap(toFormImage).filter(isFirst) ?? null,
    missing: images?.filter(({ documentId }) => documentId === null).map(({ name }) => name) ?? [],
  };
}

function toStoredImage(image: FormImage) {
  const { name, size } = image;
  return image.status === 'stored'
    ? { documentId: image.documentId, name, src: image.thumbnail, size }
    : { documentId: null, name, src: '', size };
}

function toFormImage({ documentId, name, src, size }: z.output<typeof imageSchema>): FormImage[] {
  return documentId === null ? [] : [onServer({ documentId, name, thumbnail: src, size })];
}

/** One picture stands once in a project. */
function isFirst({ key }: FormImage, index: number, all: FormImage[]): boolean {
  return all.findIndex((image) => image.key === key) === index;
}
