import { set, type FieldErrors, type Resolver, type UseFormReturn } from 'react-hook-form';
import { checkImageTexts } from '../../../../content/image-texts';
import { checkProject, findImageProblem, type ProjectFields } from '../../../../content/project-schema';
import { toImageTexts } from '../../images/image-texts';
import { NEW_PROJECT, type Base, type Editing } from './editing';
import { placeOf } from './problem-place';

export type CheckedFields = Partial<ProjectFields>;
export type ProjectFormState = UseFormReturn<Editing, unknown, CheckedFields>;

/** Checks what stands in a form as the server would for the button that was pressed, each problem in its place. */
export function resolverOf(base: Base): Resolver<Editing, unknown, CheckedFields> {
  return (editing) => {
    const { images } = editing;
    const isDraft = editing.target === 'DRAFT';
    const { fields, problems } = checkProject(editing, { isPartial: false, isDraft });
    const imageProblem = findImageProblem(images.length, { isNew: base === NEW_PROJECT && !isDraft });
    const imageTexts = toImageTexts(
      images,
      images.map(({ key }) => key),
    );
    const all = [
      ...(imageProblem
        ? [{ path: ['images'], message: imageProblem }]
        : checkImageTexts(imageTexts).problems),
      ...problems,
    ];
    if (all.length === 0) return { values: fields, errors: {} };
    const errors: FieldErrors<Editing> = {};
    for (const { path, message } of all) {
      set(errors, placeOf(path, images) ?? 'root', { type: 'invalid', message });
    }
    return { values: {}, errors };
  };
}
