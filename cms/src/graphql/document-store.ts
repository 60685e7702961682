import type { DocumentNode } from 'graphql';
import { LRUCache } from 'lru-cache';

/** The website asks some sixty. */
const MOST = 100;
/** Bytes of memory, about: a token with its node takes 500. */
const SIZE = 10_000_000;
const TOKEN = 500;

/**
 * Questions that have been parsed. Apollo's own store counts 30 MB of them as JSON, and one in memory weighs four times
 * that: anybody could keep 130 MB by asking ever new ones.
 */
export function createDocumentStore() {
  const documents = new LRUCache<string, DocumentNode>({ max: MOST, maxSize: SIZE, sizeCalculation: sizeOf });
  return {
    size: () => documents.size,
    get: (key: string) => Promise.resolve(documents.get(key)),
    set: (key: string, document: DocumentNode) => Promise.resolve(void documents.set(key, document)),
    delete: (key: string) => Promise.resolve(documents.delete(key)),
  };
}

function sizeOf({ loc }: DocumentNode): number {
  let size = loc?.source.body.length ?? 0;
  for (let token = loc?.startToken ?? null; token; token = token.next) size += TOKEN;
  return Math.max(1, size);
}
