import { arrayMove } from '@dnd-kit/sortable';
import type { OwnProjectCard_projectFragment } from '../../../graphql/generated-dashboard';

/** A picture of the form, the same one from the picker to the list. */
export type FormImage = {
  /** The documentId of a stored picture, or made up for a chosen file. */
  key: string;
  name: string;
  /** What to show: an address on the server, or an object URL of `file`. */
  src: string;
  /** Bytes; null of a picture that the project already has. */
  size: number | null;
  /** As they are stored, as far as this browser knows. */
  storedTexts: ImageTexts;
  /** What was changed about them. */
  newTexts: Partial<ImageTexts>;
} & ((OnServer & { file: File | null }) | (UnderWay & { file: File }));

/** What is said about a picture. */
export type ImageTexts = { alternativeText: string; caption: string };

const NO_TEXTS: ImageTexts = { alternativeText: '', caption: '' };

type OnServer = { status: 'stored'; documentId: string; thumbnail: string };
type UnderWay = { status: 'uploading'; progress: number } | Failed;
type Failed = { status: 'failed'; reason: string; isRefused: boolean };

export type Upload = OnServer | UnderWay;

export type ImageChange =
  | { type: 'added'; images: FormImage[] }
  | { type: 'moved'; key: string; to: number }
  | { type: 'described'; key: string; texts: Partial<ImageTexts> }
  | { type: 'removed' | 'missing'; images: readonly FormImage[] }
  | { type: 'sent'; key: string; upload: Upload };

type ProjectImage = OwnProjectCard_projectFragment['images'][number];
/** A portrait has no caption. */
export type StoredImage = Omit<ProjectImage, 'caption'> & Partial<Pick<ProjectImage, 'caption'>>;

/** In pixels: twice the width of a thumbnail and the edges that its shape cuts off. */
const THUMBNAIL_WIDTH = 600;

/** The smallest version that is sharp on screens with two pixels for one. */
export function thumbnailOf({ url, formats }: Pick<StoredImage, 'url' | 'formats'>): string {
  return formats.find(({ width }) => width >= THUMBNAIL_WIDTH)?.url ?? url;
}

export function fromStored(image: StoredImage, newTexts: Partial<ImageTexts> = {}): FormImage {
  const { alternativeText, caption } = image;
  const storedTexts = { alternativeText: alternativeText ?? '', caption: caption ?? '' };
  const known = onServer({ ...image, thumbnail: thumbnailOf(image), size: null });
  return describe({ ...known, storedTexts }, newTexts);
}

type Known = {
  documentId: string;
  name: string;
  thumbnail: string;
  size: number | null;
  newTexts?: Partial<ImageTexts>;
};

export function onServer({ documentId, name, thumbnail, size, newTexts = {} }: Known): FormImage {
  return {
    key: documentId,
    name,
    src: thumbnail,
    size,
    storedTexts: NO_TEXTS,
    newTexts,
    status: 'stored',
    documentId,
    thumbnail,
    file: null,
  };
}

let files = 0;

/** The caller revokes `src`. */
export function fromFile(file: File): FormImage {
  return {
    key: `file-${++files}`,
    name: file.name,
    src: URL.createObjectURL(file),
    size: file.size,
    storedTexts: NO_TEXTS,
    newTexts: {},
    status: 'uploading',
    progress: 0,
    file,
  };
}

/** The server does not take it, however often it is sent. */
export function isRefused(image: FormImage): boolean {
  return image.status === 'failed' && image.isRefused;
}

export function isNew({ size }: FormImage): boolean {
  return size !== null;
}

/** Chosen in this form, whatever has been saved since. */
export function isChosenHere(image: FormImage): boolean {
  return image.key !== idOf(image);
}

export function textsOf({ storedTexts, newTexts }: FormImage): ImageTexts {
  return { ...storedTexts, ...newTexts };
}

/** What is as it is stored is no change. */
function describe(image: FormImage, texts: Partial<ImageTexts>): FormImage {
  const { alternativeText, caption } = { ...textsOf(image), ...texts };
  const { storedTexts } = image;
  const newTexts = {
    ...(alternativeText !== storedTexts.alternativeText && { alternativeText }),
    ...(caption !== storedTexts.caption && { caption }),
  };
  return { ...image, newTexts };
}

/** Whether something new is said about it: the spaces around a text are not stored. */
export function isDescribed(image: FormImage): boolean {
  const [now, before] = [textsOf(image), image.storedTexts];
  return (
    now.alternativeText.trim() !== before.alternativeText.trim() ||
    now.caption.trim() !== before.caption.trim()
  );
}

/** Its name on the server; null on the way there. */
export function idOf(image: FormImage): string | null {
  return image.status === 'stored' ? image.documentId : null;
}

export function changeImages(images: FormImage[], change: ImageChange): FormImage[] {
  switch (change.type) {
    case 'added':
      return [...images, ...change.images];
    case 'moved': {
      const from = images.findIndex(({ key }) => key === change.key);
      return arrayMove(images, from, change.to);
    }
    case 'described':
      return images.map((image) => (image.key === change.key ? describe(image, change.texts) : image));
    case 'removed':
    case 'missing':
      return images.filter(({ key }) => !change.images.some((image) => image.key === key));
    case 'sent':
      return images.map((image) =>
        image.key === change.key && image.file ? { ...image, ...change.upload, file: image.file } : image,
      );
  }
}

/** After a change elsewhere: the project's pictures of now, new ones and the chosen order kept. */
export function withStored(images: FormImage[], stored: StoredImage[]): FormImage[] {
  const kept = withOwn(images, stored).filter((image) => isNew(image) || isAmong(stored, image));
  const added = stored.filter(({ documentId }) => !kept.some((image) => idOf(image) === documentId));
  return [...kept, ...added.map((image) => fromStored(image))];
}

/** After a save: those that are the project's own now are no longer new, and stay where and what they are. */
export function withOwn(images: FormImage[], stored: StoredImage[]): FormImage[] {
  return images.map((image) => {
    const own = stored.find(({ documentId }) => documentId === idOf(image));
    if (!own) return image;
    const { key, name, src } = image;
    return { ...fromStored(own, image.newTexts), key, name, src };
  });
}

/** Whether there are new pictures or texts, or the project's own that are left stand in another order. */
export function isChanged(images: FormImage[], stored: StoredImage[]): boolean {
  return images.some(isDescribed) || isArranged(images, stored);
}

/** Whether there are new pictures, or the project's own that are left stand in another order. */
export function isArranged(images: FormImage[], stored: StoredImage[]): boolean {
  const now = images.map(idOf);
  const before = stored.map(({ documentId }) => documentId).filter((id) => now.includes(id));
  return now.length > before.length || now.some((id, index) => id !== before[index]);
}

function isAmong(stored: StoredImage[], image: FormImage): boolean {
  return stored.some(({ documentId }) => documentId === idOf(image));
}

export function labelOf(index: number): string {
  return index === 0 ? 'Main' : `#${index + 1}`;
}

/** Rounded up: no picture has 0.00 MB, and none that is too large has 2.00. */
export function megabytes(bytes: number): string {
  return `${(Math.ceil((bytes / 1024 / 1024) * 100) / 100).toFixed(2)} MB`;
}

/** "Main: beach.jpg, 1.42 MB" */
export function describeImage({ name, size }: FormImage, index: number): string {
  return [`${labelOf(index)}: ${name}`, size !== null && megabytes(size)].filter(Boolean).join(', ');
}
