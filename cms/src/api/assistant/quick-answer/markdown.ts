const MARKS = /[\\[\]*_`<>]/g;

/** Published text stays text, whatever Markdown it may contain. */
export function escape(text: string): string {
  return text.replace(MARKS, '\\$&');
}

export function link(text: string, address: string): string {
  return `[${escape(text)}](${address.replace(/[()]/g, (mark) => (mark === '(' ? '%28' : '%29'))})`;
}

/** `A, B and C` */
export function joinWords(words: readonly string[]): string {
  const last = words.at(-1) ?? '';
  return words.length > 1 ? `${words.slice(0, -1).join(', ')} and ${last}` : last;
}

export function joinNames(names: readonly string[]): string {
  return joinWords(names.map(escape));
}

/** Nothing for no lines. */
export function listOf(heading: string, lines: readonly string[]): string | undefined {
  return lines.length > 0 ? `${heading}:\n\n${lines.map((line) => `- ${line}`).join('\n')}` : undefined;
}
