/** The beginning of a text, at most so many UTF-16 units: half of an emoji would be stored as a replacement character. */
export const cut = (text: string, length: number): string =>
  text.slice(0, length).replace(/[\ud800-\udbff]$/, '');
