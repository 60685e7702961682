import { REMOVED } from '../../shared-with-web/own-answer-rules';
import { patternOf, WORDS } from '../assistant/search/words';

const sourceOf = (name: string) => `(?:${patternOf(name).source})`;

/** Names, too, so they end none; single letters begin some. */
const NAMES = ['will', 'may'];
const ENDS = WORDS.functionWords.filter((word) => !NAMES.includes(word) && /^[ai]$|../.test(word));
const END = String.raw`(?:${ENDS.join('|')}|${sourceOf('joins')})(?:['’]\p{L}{1,2})?(?![\p{L}\p{M}'’.])`;
const PARTICLES = String.raw`(?:${sourceOf('particle')}\s){0,3}`;
const LETTERS = String.raw`(?:\p{L}\.|[\p{L}\p{M}'’-]+)`;
const INTRODUCED = new RegExp(
  String.raw`(?<!\p{L})(?:(?<phrase>${sourceOf('introduces')})|${sourceOf('presents')})(?<name>(?:\s${PARTICLES}(?!${END})${LETTERS}){1,4})`,
  'giu',
);
/** `I am Jane Doe`, though not `I am German` or `I am interested`. */
const CAPITALS = new RegExp(String.raw`^(?:\s${PARTICLES}(?=\p{Lu})${LETTERS}){2,4}`, 'u');

/** Without the names of those who say who they are. */
export function removeNames(text: string): string {
  return text.replace(INTRODUCED, (said: string, ...rest) => {
    const { phrase, name = '' } = rest.at(-1) as Partial<Record<'phrase' | 'name', string>>;
    const removed = phrase ? name : CAPITALS.exec(name)?.[0];
    const before = said.slice(0, said.length - name.length);
    return removed ? `${before} ${REMOVED}${name.slice(removed.length)}` : said;
  });
}
