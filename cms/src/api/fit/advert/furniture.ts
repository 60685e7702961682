import { ADVERT_WORDS, toPattern } from './advert-words';
import { sectionOf } from './sections';

const FURNITURE = toPattern(`^\\W*(?:${ADVERT_WORDS.furniture.join('|')})\\W*$`);
const LENGTH = 120;
/** What stands alone in lines as long, or with such an end, is text. */
const TEXT = /^.{80}|[.:!?]$|^[^\p{L}\d·]+ /u;
const LISTED = /^[^\p{L}\d·…]+ /u;

/** Buttons and what a page or a letter tells of an advert, copied with it: `Share`, `Posted 2 days ago`. */
export function takeFurniture(lines: readonly string[]): { lines: string[]; furniture: string[] } {
  const textAt = lines.findIndex((line) => TEXT.test(line) && !isFurniture(line));
  const furniture: string[] = [];
  const rest = lines.map((line, at) => {
    const parts = line.split(' · ');
    // `Apply` is a button before the text, and a heading in it.
    const left = parts.filter(
      (part) => isFurniture(part) && (at < textAt || sectionOf(part, 'pattern') === undefined),
    );
    furniture.push(...left);
    return left.length > 0 ? parts.filter((part) => !left.includes(part)).join(' · ') : line;
  });
  return { lines: rest.filter((line, at) => line !== '' || lines[at] === ''), furniture };
}

const isFurniture = (line: string) => line.length <= LENGTH && !LISTED.test(line) && FURNITURE.test(line);
