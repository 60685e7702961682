import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CMS, ROOT } from '../bootstrap/folders.mjs';

export type Product = {
  version: string;
  strapi: string;
  /** What its database holds: every attribute of every content type and component, as `table.attribute`. */
  schema: string[];
};

/** The product that this command belongs to. */
export function readProduct(): Product {
  const cms = readJson(join(CMS, 'package.json'));
  return {
    version: readJson(join(ROOT, 'package.json')).version,
    strapi: cms.dependencies['@strapi/strapi'],
    schema: ['cms/src/api', 'cms/src/components'].flatMap(schemaFiles).flatMap(attributesOf).sort(),
  };
}

/** @returns why what `other` has written cannot be read by `own`, if so */
export function findNewerPart(other: Product, own: Product): string | undefined {
  if (compareVersions(other.version, own.version) > 0)
    return `version ${other.version}, and this is ${own.version}`;
  if (compareVersions(other.strapi, own.strapi) > 0)
    return `Strapi ${other.strapi}, and this is ${own.strapi}`;
  const known = new Set(own.schema);
  const unknown = other.schema.filter((attribute) => !known.has(attribute));
  if (unknown.length > 0) return `a version that also knows ${unknown.slice(0, 3).join(', ')}`;
  return undefined;
}

function compareVersions(one: string, other: string): number {
  return one.localeCompare(other, 'en', { numeric: true });
}

function schemaFiles(folder: string): string[] {
  const files = readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' });
  return files
    .filter(
      (file) => file.endsWith('schema.json') || (folder.endsWith('components') && file.endsWith('.json')),
    )
    .map((file) => join(ROOT, folder, file));
}

function attributesOf(file: string): string[] {
  const { collectionName, attributes } = readJson(file);
  return Object.keys(attributes).map((attribute) => `${collectionName}.${attribute}`);
}

function readJson(file: string): ReturnType<typeof JSON.parse> {
  return JSON.parse(readFileSync(file, 'utf8'));
}
