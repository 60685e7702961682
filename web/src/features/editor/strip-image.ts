import type { OwnProjectCard_projectFragment } from '../../graphql/generated-dashboard';
import type { DraftImage } from './project-draft';

/** A picture in the strip. */
export type StripImage = {
  id: string;
  name: string;
  /** What to show: an address on the server, or an object URL of the file. */
  src: string;
  /** Bytes; null of a picture that the project already has. */
  size: number | null;
  /** False of a picture that the project already has. */
  isNew: boolean;
  upload: Upload;
} & (OnServer | { documentId: null; file: File });

/** `file` is null when there is nothing to send again. */
type OnServer = { documentId: string; file: File | null };

/** What the server keeps of a file. */
export type UploadedImage = { documentId: string; src: string };

export type Upload =
  | { status: 'idle' }
  | { status: 'uploading'; progress: number }
  | { status: 'failed'; reason: string }
  | ({ status: 'done' } & UploadedImage);

export type StoredImage = OwnProjectCard_projectFragment['images'][number];

/** In pixels: twice the width of a thumbnail and the edges that its shape cuts off. */
const THUMBNAIL_WIDTH = 600;

/** The smallest version that is sharp on screens with two pixels for one. */
export function thumbnailOf({ url, formats }: Pick<StoredImage, 'url' | 'formats'>): string {
  return formats.find(({ width }) => width >= THUMBNAIL_WIDTH)?.url ?? url;
}

export function fromStored(image: StoredImage): StripImage {
  const { documentId, name } = image;
  const src = thumbnailOf(image);
  return {
    id: documentId,
    name,
    src,
    size: null,
    isNew: false,
    documentId,
    file: null,
    upload: { status: 'idle' },
  };
}

let files = 0;

/** The caller revokes `src`. */
export function fromFile(file: File): StripImage {
  return {
    id: `file-${++files}`,
    name: file.name,
    src: URL.createObjectURL(file),
    size: file.size,
    isNew: true,
    documentId: null,
    file,
    upload: { status: 'idle' },
  };
}

export function withUpload(image: StripImage, upload: Upload): StripImage {
  return upload.status === 'done'
    ? { ...image, upload, documentId: upload.documentId }
    : { ...image, upload };
}

/** A chosen file as if it had not been sent yet. */
export function withoutUpload(image: StripImage): StripImage {
  const { file } = image;
  return file ? { ...image, file, documentId: null, upload: { status: 'idle' } } : image;
}

/** The strip after the project was changed elsewhere: its pictures of now, new ones and the chosen order kept. */
export function withStored(strip: StripImage[], stored: StoredImage[]): StripImage[] {
  const ids = new Set(stored.map(({ documentId }) => documentId));
  const kept = strip.filter(({ isNew, id }) => isNew || ids.has(id));
  const added = stored.filter(({ documentId }) => !strip.some(({ id }) => id === documentId));
  return [...kept, ...added.map(fromStored)];
}

/** The strip as it was left: new pictures that have arrived, and those of the project as it is now. */
export function fromDraft(images: DraftImage[] | null, stored: StoredImage[]): StripImage[] {
  if (!images) return stored.map(fromStored);
  const strip = images.flatMap(({ documentId, name, src, size }): StripImage[] => {
    const known = stored.find((image) => image.documentId === documentId);
    if (known) return [fromStored(known)];
    if (documentId === null || size === null) return [];
    const upload: Upload = { status: 'done', documentId, src };
    return [{ id: documentId, name, src, size, isNew: true, documentId, file: null, upload }];
  });
  return withStored(strip, stored);
}

export function toDraft({ documentId, name, src, size, upload }: StripImage): DraftImage {
  return { documentId, name, src: upload.status === 'done' ? upload.src : documentId ? src : '', size };
}

/** Whether there are new pictures, or the project's own that are left stand in another order. */
export function isChanged(strip: StripImage[], stored: StoredImage[]): boolean {
  const now = strip.filter(({ isNew }) => !isNew).map(({ id }) => id);
  const before = stored.map(({ documentId }) => documentId).filter((id) => now.includes(id));
  return now.length < strip.length || now.some((id, index) => id !== before[index]);
}

export function labelOf(index: number): string {
  return index === 0 ? 'Main' : `#${index + 1}`;
}

export function megabytes(bytes: number): string {
  return `${(bytes / 1024 / 1024).toFixed(2)} MB`;
}

/** "Main: beach.jpg, 1.42 MB" */
export function describeImage({ name, size }: StripImage, index: number): string {
  return [`${labelOf(index)}: ${name}`, size !== null && megabytes(size)].filter(Boolean).join(', ');
}
