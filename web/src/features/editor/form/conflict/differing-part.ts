/** A text in three: what stands in another as well, what does not, and what does again. */
type Parts = { before: string; differing: string; after: string };

const CONTEXT = 60;

/** Of a text what is otherwise than in another, with some words around it. Spaces around it are not stored. */
export function differingPart(text: string, other: string): Parts {
  const [words, others] = [wordsOf(text), wordsOf(other)];
  const least = Math.min(words.length, others.length);
  let start = 0;
  while (start < least && words[start] === others[start]) start += 1;
  let end = 0;
  while (end < least - start && words.at(-1 - end) === others.at(-1 - end)) end += 1;
  return {
    before: shortened(words.slice(0, start).join(''), 'start'),
    differing: words.slice(start, words.length - end).join(''),
    after: shortened(words.slice(words.length - end).join(''), 'end'),
  };
}

function wordsOf(text: string): string[] {
  return text.trim().split(/(?<=\s)/);
}

function shortened(text: string, side: 'start' | 'end'): string {
  if (text.length <= CONTEXT) return text;
  return side === 'start' ? `…${text.slice(-CONTEXT)}` : `${text.slice(0, CONTEXT)}…`;
}
