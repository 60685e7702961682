/** As readers count them: with their marks, and a family of emoji as one. Browsers of before 2024 part those. */
export function lettersOf(text: string): string[] {
  if (!('Segmenter' in Intl)) return Array.from(text);
  return Array.from(new Intl.Segmenter().segment(text), ({ segment }) => segment);
}
