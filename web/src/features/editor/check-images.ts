import { IMAGE_TYPES, LIMITS, MESSAGES } from '../../content/project-rules';

type Checked = {
  accepted: File[];
  rejections: string[];
  /** Those of which a smaller copy would do. */
  tooLarge: File[];
};

/** Splits a pick into the files that may join `taken` pictures, and why the others may not. */
export function checkImages(files: readonly File[], taken: number, tooMany: string): Checked {
  const accepted: File[] = [];
  const rejections: string[] = [];
  for (const file of files) {
    const rejection = rejectionOf(file);
    if (rejection) rejections.push(rejection);
    else if (taken + accepted.length >= LIMITS.images) rejections.push(tooMany);
    else accepted.push(file);
  }
  return { accepted, rejections: [...new Set(rejections)], tooLarge: files.filter(isTooLarge) };
}

function rejectionOf(file: File): string | null {
  if (!isImage(file)) return MESSAGES.invalidImageType(file.name);
  if (isTooLarge(file)) return MESSAGES.imageTooLarge(file.name);
  return null;
}

function isImage({ type }: File): boolean {
  return (IMAGE_TYPES as readonly string[]).includes(type);
}

function isTooLarge(file: File): boolean {
  return isImage(file) && file.size > LIMITS.imageSize;
}
