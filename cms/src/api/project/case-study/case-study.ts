import { createHash } from 'node:crypto';
import type { Root } from 'hast';
import { LRUCache } from 'lru-cache';
import { invalidField, invalidFields } from '../../../errors/errors';
import { checkPreviewedImages, type PreviewedImage } from '../../../shared-with-web/rules/image-texts';
import { LIMITS } from '../../../shared-with-web/rules/project-rules';
import type { Image } from '../reading/project';
import { findCaseStudyProblem } from './problem';
import { toTree } from './tree';

const MEGABYTE = 1024 * 1024;
/** Of a tree in memory to its JSON. */
const OBJECT_WEIGHT = 8;

const trees = new LRUCache<string, Root>({
  maxSize: 16 * MEGABYTE,
  sizeCalculation: (tree) => JSON.stringify(tree).length * OBJECT_WEIGHT,
});

/** Made once for each text with its pictures. Without a text there is none. */
export function readCaseStudy(markdown: string | null, images: readonly Image[]): Root | null {
  if (!markdown?.trim()) return null;
  const key = createHash('sha256')
    .update(JSON.stringify([markdown, images]))
    .digest('base64url');
  const known = trees.get(key);
  if (known) return known;
  const tree = toTree(markdown, images);
  trees.set(key, tree);
  return tree;
}

/**
 * The address of a picture is its number: whoever writes the text has the pictures, and may not have sent them yet.
 * @throws ValidationError for what could not be stored either
 */
export function previewCaseStudy(markdown: string, told: readonly PreviewedImage[]): Root | null {
  const problem = findCaseStudyProblem(markdown);
  if (problem) throw invalidField('caseStudy', problem);
  const { images, problems } = checkPreviewedImages(told);
  if (problems.length > 0) throw invalidFields(problems);
  const pictures = Array.from({ length: LIMITS.images }, (_, index) => {
    const { alternativeText = null, caption = null } = images[index] ?? {};
    return { url: String(index + 1), alternativeText, caption };
  });
  return markdown.trim() ? toTree(markdown, pictures) : null;
}
