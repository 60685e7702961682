import { IMAGE_TYPES, LIMITS, MESSAGES } from '../../../content/project-rules';
import { findImageProblem } from '../../../content/project-schema';

type Checked = {
  accepted: File[];
  rejections: string[];
  /** Those of which a smaller copy would do. */
  tooLarge: File[];
};

/** Splits a pick into the files that may join `taken` pictures of a project, and why the others may not. */
export function checkImages(files: readonly File[], taken: number, project: { isNew: boolean }): Checked {
  const accepted: File[] = [];
  const rejections: string[] = [];
  for (const file of files) {
    const rejection = rejectionOf(file) ?? findImageProblem(taken + accepted.length + 1, project);
    if (rejection) rejections.push(rejection);
    else accepted.push(file);
  }
  return { accepted, rejections: [...new Set(rejections)], tooLarge: files.filter(isTooLarge) };
}

/** What to do about it, where that is not obvious. */
export function adviceOn(rejection: string): string | undefined {
  if (!/\.hei[cf] is not/i.test(rejection)) return undefined;
  return 'iPhones take such photos. Export it as JPEG, or choose Most Compatible under Settings, Camera, Formats.';
}

function rejectionOf(file: File): string | undefined {
  if (!isImage(file)) return MESSAGES.invalidImageType(file.name);
  if (isTooLarge(file)) return MESSAGES.imageTooLarge(file.name);
  return undefined;
}

function isImage({ type }: File): boolean {
  return IMAGE_TYPES.some((allowed) => allowed === type);
}

function isTooLarge(file: File): boolean {
  return isImage(file) && file.size > LIMITS.imageSize;
}
