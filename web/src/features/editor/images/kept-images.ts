import * as z from 'zod/mini';
import { parseUrl } from '../../../lib/parse-url';
import { isRefused, onServer, type FormImage } from './form-image';

/** Longer texts are nobody's work. */
const text = z.catch(z.optional(z.string().check(z.maxLength(5000))), undefined);

/** Without a `documentId` it has not arrived; without a size it is the page's own. */
const imageSchema = z.object({
  documentId: z.catch(z.nullable(z.string()), null),
  name: z.string(),
  src: z.string().check(z.refine((address) => parseUrl(address, location.origin) !== undefined)),
  size: z.catch(z.nullable(z.number()), null),
  alternativeText: text,
  caption: text,
});

/** A picture of a draft, as storage keeps it. */
export type KeptImage = z.output<typeof imageSchema>;

/** @param missing names of pictures that have to be chosen again */
export function toKeptImages(images: readonly FormImage[], missing: readonly string[]): KeptImage[] {
  const kept = images.filter((image) => !isRefused(image));
  return [...kept.map(toKeptImage), ...missing.map(unfinished)];
}

/** Whatever storage holds, the pictures that the server has, and the names of the others. */
export function readKeptImages(stored: unknown): { images: FormImage[]; missing: string[] } {
  const kept = Array.isArray(stored)
    ? stored.flatMap((image) => imageSchema.safeParse(image).data ?? [])
    : [];
  return {
    images: kept.flatMap(toFormImage).filter(isFirst),
    missing: kept.filter(({ documentId }) => documentId === null).map(({ name }) => name),
  };
}

function toKeptImage(image: FormImage): KeptImage {
  const { name, size } = image;
  return image.status === 'stored'
    ? { documentId: image.documentId, name, src: image.thumbnail, size, ...image.newTexts }
    : unfinished(name);
}

function unfinished(name: string): KeptImage {
  return { documentId: null, name, src: '', size: null };
}

function toFormImage({ documentId, name, src, size, alternativeText, caption }: KeptImage): FormImage[] {
  if (documentId === null) return [];
  const newTexts = {
    ...(alternativeText !== undefined && { alternativeText }),
    ...(caption !== undefined && { caption }),
  };
  return [onServer({ documentId, name, thumbnail: src, size, newTexts })];
}

/** One picture stands once in a list. */
function isFirst({ key }: FormImage, index: number, all: FormImage[]): boolean {
  return all.findIndex((image) => image.key === key) === index;
}
