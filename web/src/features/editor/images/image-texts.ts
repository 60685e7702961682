import { IMAGE_TEXT_LABELS } from '../../../content/image-texts';
import { LIMITS } from '../../../content/project-rules';
import { isDescribed, textsOf, type FormImage } from './form-image';

export const TEXT_FIELDS = [
  { name: 'alternativeText', label: IMAGE_TEXT_LABELS.alternativeText, max: LIMITS.alternativeTextLength },
  { name: 'caption', label: IMAGE_TEXT_LABELS.caption, max: LIMITS.captionLength },
] as const;

/**
 * What the server is told about the pictures: the texts of those of which something new is said.
 * @param ids of all pictures, in their order
 */
export function toImageTexts(images: readonly FormImage[], ids: readonly string[]) {
  return images.flatMap((image, index) => {
    const documentId = ids[index];
    return documentId && isDescribed(image) ? [{ documentId, ...textsOf(image) }] : [];
  });
}
