type Shape = { width: number; height: number };

/**
 * `sizes` of a picture that covers a frame so wide: when it is wider than the frame's shape, its sides are cut off, and
 * what is drawn is wider than the frame.
 */
export function coveringSizes(sizes: string, { width, height }: Shape, frame = 16 / 10): string {
  const share = Math.max(width / height / frame, 1);
  return sizes.replace(/[\d.]+(?=\w+(,|$))/g, (length) => `${Math.round(Number(length) * share)}`);
}
