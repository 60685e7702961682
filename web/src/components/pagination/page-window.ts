const WIDTH = 5;

/** At most five page numbers around the current one, fewer only when there are fewer pages. */
export function pageWindow(current: number, pageCount: number): number[] {
  const width = Math.min(WIDTH, pageCount);
  const centred = current - Math.floor(WIDTH / 2);
  const first = Math.max(1, Math.min(centred, pageCount - width + 1));
  return Array.from({ length: width }, (_, index) => first + index);
}
