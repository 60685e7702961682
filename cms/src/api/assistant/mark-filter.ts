import type { TextFilter } from './text-filter';

/** What an answer begins with that says that something is not published. Visitors never see it. */
export const NOT_PUBLISHED = '[[not-published]]';

const EMPHASIS = '[*_`]{0,3}';
/** The mark as models write it, too: in other letters, in bold, escaped, with fewer brackets. */
const PARTS = [
  ...[`(${EMPHASIS})`, '\\\\?', '\\[', '\\\\?', '\\[?'],
  ...[...Array.from('not'), '[\\p{Pd}_]', ...Array.from('published')],
  ...['\\\\?', '\\]', '\\\\?', '\\]?'],
];
const MARK = new RegExp(`${PARTS.join('')}\\1`, 'giu');
/** What may become one with the next piece. */
const BEGUN = new RegExp(
  [...PARTS, EMPHASIS].reduceRight((rest, part) => `(?:$|${part}${rest})`, '$'),
  'iu',
);
const SAYS_SOMETHING = /[\p{L}\p{N}]/u;

/** @param onMark for the one that an answer begins with: one further on is an echo, but as little to be shown */
export function createMarkFilter(onMark: () => void): TextFilter {
  let held = '';
  let isBegun = false;
  return {
    push: (text) => take(held + text, false),
    end: () => take(held, true),
  };

  function take(source: string, isEnd: boolean): string {
    const end = isEnd ? source.length : source.search(BEGUN);
    held = source.slice(end);
    const given = source.slice(0, end);
    const text = given.replace(MARK, (_mark, _emphasis, at: number) => {
      if (!isBegun && !SAYS_SOMETHING.test(given.slice(0, at))) onMark();
      return '';
    });
    isBegun ||= SAYS_SOMETHING.test(given);
    return text;
  }
}
