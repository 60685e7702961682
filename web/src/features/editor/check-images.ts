import { IMAGE_TYPES, LIMITS, MESSAGES } from '../../content/project-rules';

type Checked = { accepted: File[]; rejections: string[] };

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
  return { accepted, rejections: [...new Set(rejections)] };
}

function rejectionOf(file: File): string | null {
  if (!(IMAGE_TYPES as readonly string[]).includes(file.type)) return MESSAGES.invalidImageType(file.name);
  if (file.size > LIMITS.imageSize) return MESSAGES.imageTooLarge(file.name);
  return null;
}
