import { patternOf } from '../words/words';

const FIRST_PERSON = patternOf('firstPerson');

/** Published text stays text, whatever Markdown it may contain. */
export const escape = (text: string): string => text.replace(/[\\[\]*_`<>]/g, '\\$&');

/** What the owner says of himself is his: the assistant is somebody else. */
export const quoted = (text: string): string =>
  FIRST_PERSON.test(text) ? `“${escape(text)}”` : escape(text);
export const inWordsOf = (name: string, text: string): string =>
  FIRST_PERSON.test(text) && name ? `${escape(name)} writes: ${quoted(text)}` : quoted(text);

/** A key figure and a line of a list end in none. */
const ENDS = /[\p{Sentence_Terminal}…:;”"')]$/u;
export const isSentence = (text: string): boolean => ENDS.test(text);
/** What parts a sentence from the next one. */
export const gapAfter = (text: string): string => (isSentence(text) ? ' ' : '; ');

/** The same of Markdown of his. */
export function quotedBlock(name: string, markdown: string): string {
  if (!FIRST_PERSON.test(markdown)) return markdown;
  return `${name ? `${escape(name)} writes:\n\n` : ''}${markdown.replace(/^/gm, '> ')}`;
}

export const link = (text: string, address: string): string =>
  `[${escape(text)}](${address.replaceAll('(', '%28').replaceAll(')', '%29')})`;

export function joinWords(words: readonly string[]): string {
  const last = words.at(-1) ?? '';
  return words.length > 1 ? `${words.slice(0, -1).join(', ')} and ${last}` : last;
}

export const joinNames = (names: readonly string[]): string => joinWords(names.map(escape));

export const listOf = (heading: string, lines: readonly string[]): string | undefined =>
  lines.length > 0 ? `${heading}:\n\n${lines.map((line) => `- ${line}`).join('\n')}` : undefined;
