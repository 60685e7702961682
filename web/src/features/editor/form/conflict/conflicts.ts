import { IMAGE_TEXT_LABELS } from '../../../../content/image-texts';
import { FIELD_NAMES, LABELS, type FieldName, type ProjectValues } from '../../../../content/project-schema';
import {
  changeImages,
  fromStored,
  idOf,
  isArranged,
  textsOf,
  withStored,
  type FormImage,
  type ImageTexts,
} from '../../images/form-image';
import { TEXT_FIELDS } from '../../images/image-texts';
import { fieldsOf, isOutdated, type Base, type Editing } from '../editing/editing';
import { differingFields } from '../saving/unsaved';

/** What somebody else has changed otherwise than the user. */
export type Conflict = { id: string; label: string } & (
  { kind: 'text'; mine: string; theirs: string } | { kind: 'images'; mine: FormImage[]; theirs: FormImage[] }
);

const IMAGES = 'images';

/** @param latest the draft as it is stored by now */
export function conflictsOf(editing: Editing, latest: Base): Conflict[] {
  return [...conflictingFields(editing, latest), ...conflictingImages(editing, latest)];
}

/** The labels of what somebody else has changed, and the user has not. */
export function broughtUpToDate(editing: Editing, latest: Base): string[] {
  const { base } = editing;
  const mine = differingFields(editing, fieldsOf(base));
  const fields = differingFields(fieldsOf(base), fieldsOf(latest)).filter((name) => !mine.includes(name));
  const labels = fields.map((name): string => LABELS[name]);
  return hasOtherImages(base, latest) ? [...labels, 'Images'] : labels;
}

/**
 * What the user has changed, in what is stored by now.
 * @param theirs the conflicts in which the other side is taken
 */
export function mergeEditing(
  editing: Editing,
  latest: Base,
  theirs: ReadonlySet<string> = new Set(),
): Editing {
  const mine = differingFields(editing, fieldsOf(editing.base)).filter((name) => !theirs.has(name));
  return {
    ...editing,
    ...fieldsOf(latest),
    ...Object.fromEntries(mine.map((name) => [name, editing[name]])),
    images: mergeImages(editing, latest, theirs),
    base: latest,
    version: latest.updatedAt,
  };
}

function conflictingFields(editing: Editing, latest: Base): Conflict[] {
  const [base, stored] = [fieldsOf(editing.base), fieldsOf(latest)];
  const mine = differingFields(editing, base);
  const theirs = isOutdated(editing) ? FIELD_NAMES : differingFields(base, stored);
  return differingFields(editing, stored)
    .filter((name) => mine.includes(name) && theirs.includes(name))
    .map((name) => ({
      id: name,
      label: LABELS[name],
      kind: 'text',
      mine: textOf(name, editing),
      theirs: textOf(name, stored),
    }));
}

function textOf(name: FieldName, values: ProjectValues): string {
  if (name === 'keyFigures')
    return values.keyFigures.map(({ value, label }) => `${value} ${label}`).join('\n');
  const value = values[name];
  if (Array.isArray(value)) return value.join(', ');
  return typeof value === 'boolean' ? (value ? 'Ticked' : 'Not ticked') : value;
}

function conflictingImages(editing: Editing, latest: Base): Conflict[] {
  const mine = withStored(editing.images, latest.images);
  const isRearranged = isArranged(editing.images, editing.base.images);
  const theirs = latest.images.map((image) => fromStored(image));
  const isConflict =
    isRearranged && hasOtherImages(editing.base, latest, editing) && !isSameOrder(mine, theirs);
  const texts = editing.images.flatMap((image) => conflictingTexts(image, editing, latest));
  return [
    ...(isConflict ? [{ id: IMAGES, label: 'Images', kind: 'images' as const, mine, theirs }] : []),
    ...texts,
  ];
}

function conflictingTexts(image: FormImage, editing: Editing, { images }: Base): Conflict[] {
  const stored = images.find(({ documentId }) => documentId === idOf(image));
  if (!stored) return [];
  const [mine, theirs] = [textsOf(image), fromStored(stored).storedTexts];
  return TEXT_FIELDS.filter(({ name }) => {
    const hasOther = isOutdated(editing) || theirs[name] !== image.storedTexts[name];
    return image.newTexts[name] !== undefined && hasOther && mine[name].trim() !== theirs[name];
  }).map(({ name }) => ({
    id: textId(image, name),
    label: `${IMAGE_TEXT_LABELS[name]} of ${image.name}`,
    kind: 'text',
    mine: mine[name],
    theirs: theirs[name],
  }));
}

function textId(image: FormImage, name: keyof ImageTexts): string {
  return `${image.key} ${name}`;
}

function mergeImages(editing: Editing, latest: Base, theirs: ReadonlySet<string>): FormImage[] {
  const images = editing.images.map((image) => withoutTexts(image, theirs));
  const isMine = isArranged(images, editing.base.images) && !theirs.has(IMAGES);
  const merged = withStored(images, latest.images);
  if (isMine) return merged;
  return latest.images.map(
    (stored) => merged.find((image) => idOf(image) === stored.documentId) ?? fromStored(stored),
  );
}

function withoutTexts(image: FormImage, theirs: ReadonlySet<string>): FormImage {
  const taken = TEXT_FIELDS.filter(({ name }) => theirs.has(textId(image, name)));
  const texts = Object.fromEntries(taken.map(({ name }) => [name, image.storedTexts[name]]));
  const [left = image] = changeImages([image], { type: 'described', key: image.key, texts });
  return left;
}

function hasOtherImages(base: Base, latest: Base, editing?: Editing): boolean {
  return (editing && isOutdated(editing)) || !isSameOrder(base.images.map(toForm), latest.images.map(toForm));
}

function toForm(image: Base['images'][number]): FormImage {
  return fromStored(image);
}

function isSameOrder(a: FormImage[], b: FormImage[]): boolean {
  return JSON.stringify(a.map(idOf)) === JSON.stringify(b.map(idOf));
}
