import * as z from 'zod/mini';
import { optional, problemsOf, text, type Problem } from './field-checks';
import { LIMITS, MESSAGES } from './project-rules';

export const IMAGE_TEXT_LABELS = { alternativeText: 'Alternative text', caption: 'Caption' } as const;

const told = {
  alternativeText: z.optional(
    optional(text(IMAGE_TEXT_LABELS.alternativeText, LIMITS.alternativeTextLength)),
  ),
  caption: z.optional(optional(text(IMAGE_TEXT_LABELS.caption, LIMITS.captionLength))),
};

const schema = z
  .array(z.object({ documentId: z.string(), ...told }))
  .check(z.maxLength(LIMITS.images, `Texts of at most ${LIMITS.images} pictures`));

/** What is not given stays; null: nothing is said about the picture. */
export type ImageText = z.output<typeof schema>[number];

/** The texts of a project's pictures as they are to be stored, or what is wrong with them: `['imageTexts', '2', 'caption']`. */
export function checkImageTexts(input: unknown): { texts: ImageText[]; problems: Problem[] } {
  const { data, error } = schema.safeParse(input ?? []);
  return { texts: data ?? [], problems: error ? problemsOf('imageTexts', error.issues) : [] };
}

const previewed = z.array(z.object(told)).check(z.maxLength(LIMITS.images, MESSAGES.tooManyImages));

export type PreviewedImage = z.output<typeof previewed>[number];

/** The same of pictures that may not be stored yet, in their order: `['images', '2', 'caption']`. */
export function checkPreviewedImages(input: unknown): { images: PreviewedImage[]; problems: Problem[] } {
  const { data, error } = previewed.safeParse(input);
  return { images: data ?? [], problems: error ? problemsOf('images', error.issues) : [] };
}
