import { EMPTY_PROJECT, FIELD_NAMES } from '../../../../content/project-schema';
import type { ImageTextInput, ProjectInput } from '../../../../graphql/generated-dashboard';
import { fieldsOf, type Base } from './editing';

/** All that can be written in a form, to be compared. */
export function contentsOf(project: Base): string {
  return contentsAfter(project, {});
}

/** What is stored when `data` is saved. */
export function contentsAfter(project: Base, data: ProjectInput): string {
  const before = fieldsOf(project);
  const fields = FIELD_NAMES.map((name) =>
    data[name] === undefined ? before[name] : (data[name] ?? EMPTY_PROJECT[name]),
  );
  return JSON.stringify([fields, imagesAfter(project, data)]);
}

function imagesAfter({ images }: Base, data: ProjectInput) {
  const ids = data.images ?? images.map(({ documentId }) => documentId);
  return ids.map((id) => {
    const isTheOne = ({ documentId }: Pick<ImageTextInput, 'documentId'>) => documentId === id;
    const { alternativeText, caption } = { ...images.find(isTheOne), ...data.imageTexts?.find(isTheOne) };
    // The spaces around a text are not stored.
    return [id, alternativeText?.trim() ?? '', caption?.trim() ?? ''];
  });
}
