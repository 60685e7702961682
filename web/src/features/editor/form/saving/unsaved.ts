import { checkImageTexts } from '../../../../content/image-texts';
import {
  checkProject,
  FIELD_NAMES,
  type FieldName,
  type ProjectValues,
} from '../../../../content/project-schema';
import type { ProjectInput } from '../../../../graphql/generated-dashboard';
import { idOf } from '../../images/form-image';
import { toImageTexts } from '../../images/image-texts';
import { fieldsOf, type Editing } from '../editing/editing';

type Unsaved = {
  /** What the draft on the server has not yet, as far as it may be stored. */
  data: ProjectInput;
  /** Why the rest has to wait. */
  held: string[];
};

const DRAFT = { isPartial: false, isDraft: true };

export function unsavedOf(editing: Editing): Unsaved {
  const fields = unsavedFields(editing);
  const images = unsavedImages(editing);
  return { data: { ...fields.data, ...images.data }, held: [...fields.held, ...images.held] };
}

/** The fields that would be stored otherwise: spaces around a text are not, nor is a link that its tick takes away. */
export function differingFields(a: ProjectValues, b: ProjectValues): FieldName[] {
  const [left, right] = [checkProject(a, DRAFT).fields, checkProject(b, DRAFT).fields];
  const isSame = (name: FieldName) => {
    const isWrong = left[name] === undefined || right[name] === undefined;
    const [mine, theirs] = isWrong ? [a[name], b[name]] : [left[name], right[name]];
    return JSON.stringify(mine) === JSON.stringify(theirs);
  };
  return FIELD_NAMES.filter((name) => !isSame(name));
}

function unsavedFields(editing: Editing): Unsaved {
  const { fields, problems } = checkProject(editing, DRAFT);
  // An empty address is made from the title: not while somebody is about to write another.
  const changed = differingFields(editing, fieldsOf(editing.base)).filter(
    (name) => name !== 'slug' || editing.slug.trim() !== '',
  );
  const isWrong = (name: FieldName) => problems.some(({ path }) => path[0] === name);
  return {
    data: Object.fromEntries(changed.filter((name) => !isWrong(name)).map((name) => [name, fields[name]])),
    held: problems
      .filter(({ path }) => changed.some((name) => name === path[0]))
      .map(({ message }) => message),
  };
}

/** Pictures on their way come with a later save. */
function unsavedImages({ images, base }: Editing): Unsaved {
  const arrived = images.filter((image) => idOf(image) !== null);
  const ids = arrived.flatMap((image) => idOf(image) ?? []);
  const isSame = JSON.stringify(ids) === JSON.stringify(base.images.map(({ documentId }) => documentId));
  const checked = toImageTexts(arrived, ids).map((text) => ({ text, ...checkImageTexts([text]) }));
  const imageTexts = checked.filter(({ problems }) => problems.length === 0).map(({ text }) => text);
  return {
    data: { ...(!isSame && { images: ids }), ...(imageTexts.length > 0 && { imageTexts }) },
    held: checked.flatMap(({ problems }) => problems.map(({ message }) => message)),
  };
}
