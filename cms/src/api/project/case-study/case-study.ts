import { createHash } from 'node:crypto';
import type { Root } from 'hast';
import { LRUCache } from 'lru-cache';
import { invalidField } from '../../../shared/errors';
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

/** @throws ValidationError for what could not be stored either */
export function previewCaseStudy(markdown: string, images: readonly Image[]): Root | null {
  const problem = findCaseStudyProblem(markdown);
  if (problem) throw invalidField('caseStudy', problem);
  return markdown.trim() ? toTree(markdown, images) : null;
}
