import { FIELD_NAMES, type ProjectValues } from '../../../../content/project-schema';
import { createId } from '../../create-id';
import {
  changeImages,
  fromStored,
  idOf,
  isChanged,
  withOwn,
  withStored,
  type FormImage,
  type ImageChange,
} from '../../images/form-image';
import { mergeEditing } from '../conflict/conflicts';
import { contentsOf } from './contents';
import { fieldsOf, isOutdated, type Base, type Editing } from './editing';
import { NO_VERSION, type ProjectDraft } from '../saving/project-draft';
import { differingFields } from '../saving/unsaved';

export type Change =
  | ImageChange
  | { type: 'deleted'; image: FormImage; latest: Base | undefined }
  | { type: 'saved'; latest: Base }
  /** Of an address that was cleared a button makes one from the title. */
  | { type: 'addressed'; slug: string }
  | { type: 'merged'; latest: Base; theirs?: ReadonlySet<string> }
  | { type: 'left out' }
  | { type: 'started over'; origin: Base; latest: Base };

export function beginEditing(base: Base, draft: ProjectDraft | null): Editing {
  const images = draft?.images
    ? withStored(draft.images, base.images)
    : base.images.map((image) => fromStored(image));
  const editing: Editing = {
    ...fieldsOf(base),
    ...draft?.fields,
    images,
    missing: draft?.missing ?? [],
    base,
    version: draft?.version ?? base.updatedAt,
    newId: base.updatedAt === NO_VERSION ? (draft?.newId ?? createId()) : '',
    target: 'PUBLISHED',
  };
  // A save that was under way when the page was left has come through.
  const isOwn = !draftOf(editing) || draft?.sent?.includes(contentsOf(base));
  return isOwn ? { ...editing, version: base.updatedAt } : editing;
}

/** What of `editing` is otherwise in `edited`. */
export function differenceOf(editing: Editing, edited: Editing): Partial<Editing> {
  return Object.fromEntries(
    Object.entries(edited).filter(([name, value]) => value !== Reflect.get(editing, name)),
  );
}

export function edit(editing: Editing, change: Change): Editing {
  switch (change.type) {
    case 'deleted':
      return withoutDeleted(editing, change);
    case 'saved':
      return {
        ...editing,
        images: withOwn(editing.images, change.latest.images),
        base: change.latest,
        version: change.latest.updatedAt,
        missing: [],
      };
    case 'addressed':
      return { ...editing, slug: editing.slug.trim() ? editing.slug : change.slug };
    case 'left out':
      return { ...editing, missing: [] };
    case 'merged':
      return mergeEditing(editing, change.latest, change.theirs);
    case 'started over':
      return {
        ...beginEditing(change.origin, null),
        base: change.latest,
        version: change.latest.updatedAt,
      };
    default:
      return {
        ...editing,
        images: changeImages(editing.images, change),
        missing: missingAfter(editing.missing, change),
      };
  }
}

/** What there is to keep, if anything. */
export function draftOf(editing: Editing): ProjectDraft | null {
  const { version, newId, images, missing, base } = editing;
  const hasImages = isChanged(images, base.images) || missing.length > 0;
  if (!hasImages && differingFields(editing, fieldsOf(base)).length === 0) return null;
  return {
    version,
    ...(newId && { newId }),
    fields: changedFields(editing),
    images: hasImages ? images : null,
    missing,
  };
}

function changedFields(editing: Editing): Partial<ProjectValues> {
  const before = fieldsOf(editing.base);
  const isSame = (name: keyof ProjectValues) =>
    JSON.stringify(editing[name]) === JSON.stringify(before[name]);
  return Object.fromEntries(FIELD_NAMES.filter((name) => !isSame(name)).map((name) => [name, editing[name]]));
}

/** With somebody else's change in it, the latest version has not been seen: saving has to stay a conflict. */
function withoutDeleted(editing: Editing, { image, latest }: Extract<Change, { type: 'deleted' }>): Editing {
  const { base, version } = editing;
  const left = { ...base, images: base.images.filter(({ documentId }) => documentId !== idOf(image)) };
  const isSeen = latest !== undefined && contentsOf(latest) === contentsOf(left);
  return {
    ...editing,
    images: changeImages(editing.images, { type: 'removed', images: [image] }),
    base: isSeen ? latest : left,
    version: isSeen && !isOutdated(editing) ? latest.updatedAt : version,
  };
}

function missingAfter(missing: string[], change: ImageChange): string[] {
  if (change.type === 'missing') return [...missing, ...change.images.map(({ name }) => name)];
  if (change.type !== 'added') return missing;
  return missing.filter((name) => !change.images.some((image) => image.name === name));
}
