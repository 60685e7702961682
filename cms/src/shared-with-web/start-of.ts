/** The first characters of a text, in UTF-16 units, without half of one at the end: no JSON reader takes that. */
export const startOf = (text: string, length: number): string =>
  text.slice(0, length).replace(/\p{Surrogate}$/u, '');
