import { errors } from '@strapi/utils';

type Picture = { documentId: string; url: string };

const NEW_PICTURE = /^new:(\d+)$/;

/**
 * The documentIds of a project's pictures after a REST update (design: `existingImages`, `imageOrder`).
 * @param current the project's pictures, in order
 * @param added documentIds of the pictures sent with the request, in order
 * @param existingImages the URLs to keep; all when it is not given
 * @param imageOrder kept URLs and `new:0`, `new:1`, …; kept ones first when it is not given
 * @throws ValidationError for a URL of no picture of this project, and for an incomplete order
 */
export function arrangePictures(
  current: readonly Picture[],
  added: readonly string[],
  existingImages: readonly string[] | undefined,
  imageOrder: readonly string[] | undefined,
): string[] {
  const idOf = (url: string): string => {
    const id = findByUrl(url, current);
    if (id === undefined) throw new errors.ValidationError(`${url} is not a picture of this project`);
    return id;
  };
  const kept = existingImages?.map(idOf) ?? current.map(({ documentId }) => documentId);
  const unordered = new Set([...kept, ...added]);
  if (!imageOrder) return [...unordered];

  const ordered = new Set(
    imageOrder.map((entry) => {
      const id = NEW_PICTURE.test(entry) ? findPicture(entry, current, added) : idOf(entry);
      if (id === undefined || !unordered.has(id)) {
        throw new errors.ValidationError(`imageOrder: ${entry} is neither kept nor new`);
      }
      return id;
    }),
  );
  if (ordered.size !== unordered.size) {
    throw new errors.ValidationError('imageOrder must name every kept and every new picture');
  }
  return [...ordered];
}

/** @param entry a URL, or `new:0`, `new:1`, … */
export function findPicture(
  entry: string,
  current: readonly Picture[],
  added: readonly string[],
): string | undefined {
  const index = NEW_PICTURE.exec(entry)?.[1];
  return index === undefined ? findByUrl(entry, current) : added[Number(index)];
}

function findByUrl(url: string, current: readonly Picture[]): string | undefined {
  return current.find((picture) => picture.url === url)?.documentId;
}
