import type { OwnProjectCard_projectFragment } from '../../graphql/generated-dashboard';

/** A picture in the strip: one the project already has, or a chosen file on its way to the server. */
export type StripImage = {
  id: string;
  name: string;
  /** What to show: an address on the server, or an object URL of the file. */
  src: string;
  upload: Upload;
} & (OnServer | { documentId: null; file: File });

/** `file` is null for a picture that the project already had. */
type OnServer = { documentId: string; file: File | null };

export type Upload =
  | { status: 'idle' }
  | { status: 'uploading'; progress: number }
  | { status: 'failed'; reason: string }
  | { status: 'done'; documentId: string };

type StoredImage = OwnProjectCard_projectFragment['images'][number];

export function fromStored({ documentId, name, url, formats }: StoredImage): StripImage {
  return {
    id: documentId,
    name,
    src: formats[0]?.url ?? url,
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

/** The strip after the project was changed elsewhere: its pictures of now, new files and the chosen order kept. */
export function withStored(strip: StripImage[], stored: StoredImage[]): StripImage[] {
  const ids = new Set(stored.map(({ documentId }) => documentId));
  const kept = strip.filter(({ file, id }) => file || ids.has(id));
  const added = stored.filter(({ documentId }) => !strip.some(({ id }) => id === documentId));
  return [...kept, ...added.map(fromStored)];
}

/** Whether the project's pictures that are still in the strip stand in another order. */
export function isReordered(strip: StripImage[], stored: StoredImage[]): boolean {
  const now = strip.filter(({ file }) => !file).map(({ id }) => id);
  const before = stored.map(({ documentId }) => documentId).filter((id) => now.includes(id));
  return now.some((id, index) => id !== before[index]);
}

export function labelOf(index: number): string {
  return index === 0 ? 'Main' : `#${index + 1}`;
}

export function megabytes(bytes: number): string {
  return `${(bytes / 1024 / 1024).toFixed(2)} MB`;
}

/** "Main: beach.jpg, 1.42 MB" */
export function describeImage({ name, file }: StripImage, index: number): string {
  return [`${labelOf(index)}: ${name}`, file && megabytes(file.size)].filter(Boolean).join(', ');
}
