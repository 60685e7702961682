import * as z from 'zod/mini';
import { optional, problemsOf, text, type Problem } from './field-checks';
import { LIMITS } from './project-rules';

export const IMAGE_TEXT_LABELS = { alternativeText: 'Alternative text', caption: 'Caption' } as const;

const schema = z
  .array(
    z.object({
      documentId: z.string(),
      alternativeText: z.optional(
        optional(text(IMAGE_TEXT_LABELS.alternativeText, LIMITS.alternativeTextLength)),
      ),
      caption: z.optional(optional(text(IMAGE_TEXT_LABELS.caption, LIMITS.captionLength))),
    }),
  )
  .check(z.maxLength(LIMITS.images, `Texts of at most ${LIMITS.images} pictures`));

/** What is not given stays; null: nothing is said about the picture. */
export type ImageText = z.output<typeof schema>[number];

/** The texts of a project's pictures as they are to be stored, or what is wrong with them: `['imageTexts', '2', 'caption']`. */
export function checkImageTexts(input: unknown): { texts: ImageText[]; problems: Problem[] } {
  const { data, error } = schema.safeParse(input ?? []);
  return { texts: data ?? [], problems: error ? problemsOf('imageTexts', error.issues) : [] };
}
