import type { Picture_imageFragment } from '../../graphql/generated';

/** What stands for a picture where it is not seen. */
export function pictureText(
  { alternativeText }: Picture_imageFragment,
  title: string,
  index: number,
  total: number,
): string {
  return alternativeText || `${title}, picture ${index + 1} of ${total}`;
}
