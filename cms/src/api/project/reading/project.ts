import type { ImageText } from '../../../shared-with-web/rules/image-texts';
import {
  REQUIRED_TEXTS,
  TICK_FIELDS,
  type ProjectFields,
} from '../../../shared-with-web/rules/project-schema';
import { readJson, type Json } from './values';

/** As GraphQL answers it. */
export type Project = Omit<ProjectFields, 'slug'> & {
  slug: string;
  documentId: string;
  images: Image[];
  position: number;
  createdAt: string;
  updatedAt: string;
  /** Of a draft: whether it is public, and whether that is what is public. */
  status: 'DRAFT' | 'MODIFIED' | 'PUBLISHED';
  /** Of a draft: when it becomes public by itself. */
  publishAt: string | null;
  /** Why a draft did not become public when it should have. */
  publishProblem: string | null;
};

export type Image = Omit<StoredImage, 'formats'> & { formats: Format[] };

type StoredImage = {
  documentId: string;
  url: string;
  name: string;
  alternativeText: string | null;
  caption: string | null;
  width: number;
  height: number;
  placeholder: string | null;
  formats: Record<string, Omit<Format, 'name'>> | null;
};

type Format = { name: string; url: string; width: number; height: number };

/** As the database answers it. */
export type ProjectRow = Omit<
  Project,
  'technologies' | 'keyFigures' | 'images' | 'createdAt' | 'updatedAt' | 'publishAt' | 'status'
> & {
  technologies: Json<string[]>;
  keyFigures: Json<ProjectFields['keyFigures']>;
  images: Json<StoredImage[]>;
  imageTexts: Json<ImageText[]>;
  createdAt: number | Date;
  updatedAt: number | Date;
  publishAt: number | Date | null;
  /** Of the published version. */
  publicUpdatedAt: number | Date | null;
};

export function toProject(row: ProjectRow): Project {
  const { technologies, keyFigures, images, imageTexts, createdAt, updatedAt, ...others } = row;
  const { publishAt, publicUpdatedAt, ...fields } = others;
  // SQLite has no booleans, and projects from before there were ticks have null.
  const stored: Record<string, unknown> = fields;
  const ticks = Object.fromEntries(TICK_FIELDS.map((name) => [name, Boolean(stored[name])]));
  // A draft may have none.
  const texts = Object.fromEntries(REQUIRED_TEXTS.map((name) => [name, stored[name] ?? '']));
  return {
    ...fields,
    ...ticks,
    ...texts,
    technologies: readJson(technologies),
    keyFigures: readJson(keyFigures),
    images: withTexts(readJson(images).map(toImage), readJson(imageTexts)),
    createdAt: new Date(createdAt).toISOString(),
    updatedAt: new Date(updatedAt).toISOString(),
    publishAt: publishAt === null ? null : new Date(publishAt).toISOString(),
    status: toStatus(updatedAt, publicUpdatedAt),
  };
}

/** With its sizes, narrowest first. */
export function toImage(stored: StoredImage): Image {
  const { documentId, url, name, alternativeText, caption, width, height, placeholder } = stored;
  const formats = Object.entries(stored.formats ?? {})
    .map(([format, size]) => ({ name: format, url: size.url, width: size.width, height: size.height }))
    .sort((a, b) => a.width - b.width);
  return { documentId, url, name, alternativeText, caption, width, height, placeholder, formats };
}

function toStatus(updatedAt: number | Date, published: number | Date | null): Project['status'] {
  if (published === null) return 'DRAFT';
  return new Date(published).getTime() === new Date(updatedAt).getTime() ? 'PUBLISHED' : 'MODIFIED';
}

/** A draft keeps texts of its own until it is published: a picture has one row for both. */
function withTexts(images: readonly Image[], texts: readonly ImageText[]): Image[] {
  return images.map((image) => ({
    ...image,
    ...texts.find(({ documentId }) => documentId === image.documentId),
  }));
}
