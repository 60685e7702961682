import type { FieldPath } from 'react-hook-form';
import { FIELD_NAMES } from '../../../../content/project-schema';
import { isDescribed, type FormImage } from '../../images/form-image';
import type { Editing } from './editing';

type Place = FieldPath<Editing>;

/** The name by which the form knows what the server refuses; undefined when it has no field for that. */
export function placeOf([name, index, part]: string[], images: readonly FormImage[]): Place | undefined {
  if (name === 'images') return 'images';
  if (name === 'imageTexts') return placeOfText(Number(index), part, images);
  if (name !== 'keyFigures' || index === undefined) return FIELD_NAMES.find((field) => field === name);
  return `keyFigures.${Number(index)}.${part === 'label' ? 'label' : 'value'}`;
}

/** @param index among the pictures whose texts were sent */
function placeOfText(index: number, part: string | undefined, images: readonly FormImage[]): Place {
  const sent = images.filter(isDescribed)[index];
  const place = sent ? images.indexOf(sent) : 0;
  return `images.${place}.newTexts.${part === 'caption' ? 'caption' : 'alternativeText'}`;
}
