import type { OwnProjectCard_projectFragment } from '../../../graphql/generated-dashboard';
import { EMPTY_PROJECT, FIELD_NAMES, toValues, type ProjectValues } from '../../../content/project-schema';
import {
  changeImages,
  fromStored,
  isChanged,
  withStored,
  type FormImage,
  type ImageChange,
} from '../images/form-image';
import { NO_VERSION, type ProjectDraft } from './project-draft';

/** All that the form of a project holds. */
export type Editing = ProjectValues & {
  images: FormImage[];
  /** Names of pictures that have to be chosen again. */
  missing: string[];
  /** The project as it is stored, as far as this browser knows. */
  base: Base;
  /** The `updatedAt` that the user's changes were made to: of an older draft not that of `base`. */
  version: string;
};

export type Base = Omit<OwnProjectCard_projectFragment, 'documentId'>;

export type Change =
  | ImageChange
  | { type: 'deleted'; image: FormImage; latest: Base | undefined }
  | { type: 'reloaded'; latest: Base }
  | { type: 'started over' };

/** What a new project begins with. */
export const NEW_PROJECT: Base = { ...EMPTY_PROJECT, images: [], updatedAt: NO_VERSION };

export function beginEditing(base: Base, draft: ProjectDraft | null): Editing {
  const images = draft?.images
    ? withStored(draft.images, base.images)
    : base.images.map((image) => fromStored(image));
  return {
    ...fieldsOf(base),
    ...draft?.fields,
    images,
    missing: draft?.missing ?? [],
    base,
    version: draft?.version ?? base.updatedAt,
  };
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
    case 'reloaded':
      return {
        ...editing,
        ...fieldsOf(change.latest),
        ...changedFields(editing),
        images: withStored(editing.images, change.latest.images),
        base: change.latest,
        version: change.latest.updatedAt,
      };
    case 'started over':
      return beginEditing(editing.base, null);
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
  const { version, images, missing, base } = editing;
  const fields = changedFields(editing);
  const hasImages = isChanged(images, base.images) || missing.length > 0;
  if (Object.keys(fields).length === 0 && !hasImages) return null;
  return { version, fields, images: hasImages ? images : null, missing };
}

export function isOutdated({ version, base }: Editing): boolean {
  return version !== base.updatedAt;
}

/** Without what Apollo writes beside key figures. */
function fieldsOf(project: Base): ProjectValues {
  const keyFigures = project.keyFigures.map(({ value, label }) => ({ value, label }));
  return toValues({ ...project, keyFigures });
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
  const left = { ...base, images: base.images.filter(({ documentId }) => documentId !== image.key) };
  const isSeen = latest !== undefined && contentsOf(latest) === contentsOf(left);
  return {
    ...editing,
    images: changeImages(editing.images, { type: 'removed', images: [image] }),
    base: isSeen ? latest : left,
    version: isSeen && !isOutdated(editing) ? latest.updatedAt : version,
  };
}

function contentsOf(project: Base): string {
  const images = project.images.map(({ documentId, alternativeText, caption }) => [
    documentId,
    alternativeText ?? '',
    caption ?? '',
  ]);
  return JSON.stringify([fieldsOf(project), images]);
}

function missingAfter(missing: string[], change: ImageChange): string[] {
  if (change.type === 'missing') return [...missing, ...change.images.map(({ name }) => name)];
  if (change.type !== 'added') return missing;
  return missing.filter((name) => !change.images.some((image) => image.name === name));
}
