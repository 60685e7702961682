import { TEXT_FIELDS } from '../../images/image-texts';
import { fieldsOf, type Base } from '../editing/editing';
import { differingFields } from '../saving/unsaved';

type Image = Base['images'][number];

/**
 * What the user is led back to, with what somebody else has changed since.
 * @param base what that was changed in
 */
export function originWith(origin: Base, base: Base, latest: Base): Base {
  const theirs = differingFields(fieldsOf(base), fieldsOf(latest));
  return {
    ...origin,
    ...Object.fromEntries(theirs.map((name) => [name, latest[name]])),
    images: imagesWith(origin, base, latest),
    status: latest.status,
  };
}

/** In the order in which they stand by now; where the user has arranged them, in the one before. */
function imagesWith(origin: Base, base: Base, latest: Base): Image[] {
  const began = (image: Image) => find(origin, image) !== undefined;
  const had = (image: Image) => find(base, image) !== undefined;
  const kept = origin.images.filter((image) => find(latest, image) || !had(image));
  const theirs = latest.images.filter((image) => began(image) || !had(image));
  const isArranged = idsOf(base.images.filter(began)) !== idsOf(origin.images);
  const images = isArranged ? [...kept, ...theirs.filter((image) => !began(image))] : theirs;
  return images.map((image) => withTexts(image, origin, base, latest));
}

/** With what somebody else has written about it, and nothing that the user has. */
function withTexts(image: Image, origin: Base, base: Base, latest: Base): Image {
  const stored = find(latest, image);
  if (!stored) return image;
  const before = find(base, image);
  const theirs = TEXT_FIELDS.filter(({ name }) => stored[name] !== before?.[name]);
  return {
    ...(find(origin, image) ?? stored),
    ...Object.fromEntries(theirs.map(({ name }) => [name, stored[name]])),
  };
}

function find({ images }: Base, { documentId }: Image): Image | undefined {
  return images.find((image) => image.documentId === documentId);
}

function idsOf(images: Image[]): string {
  return JSON.stringify(images.map(({ documentId }) => documentId));
}
