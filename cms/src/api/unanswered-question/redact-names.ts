import { REMOVED } from '../../shared-with-web/rules/own-answer-rules';
import { isOwnWord } from '../assistant/language/intents';
import { toWord } from '../assistant/words/likeness';
import { isKnownTechnology } from '../assistant/search/technologies';
import { isFunctionWord, patternOf, WORDS } from '../assistant/words/words';

const sourceOf = (name: string) => `(?:${patternOf(name).source})`;

/** Names, too, so they end none; single letters begin some. */
const NAMES = ['will', 'may'];
const ENDS = WORDS.functionWords.filter((word) => !NAMES.includes(word) && /^[ai]$|../.test(word));
const END = String.raw`(?:${ENDS.join('|')}|${sourceOf('joins')})(?:['’]\p{L}{1,2})?(?![\p{L}\p{M}'’.])`;
const PARTICLES = String.raw`(?:${sourceOf('particle')}\s){0,3}`;
const LETTERS = String.raw`(?:\p{L}\.|[\p{L}\p{M}'’-]+)`;
const NAME = String.raw`(?<name>(?:\s${PARTICLES}(?!${END})${LETTERS}){1,4})`;
const INTRODUCED = new RegExp(
  String.raw`(?<!\p{L})(?:(?<phrase>${sourceOf('introduces')})|(?<greeting>${sourceOf('greetsAs')})|${sourceOf('presents')})${NAME}`,
  'giu',
);
const SIGNED = new RegExp(String.raw`${sourceOf('signsOff')}[,.!–—-]{0,2}${NAME}(?=[\s.!)]*$|:)`, 'giu');
/** `I am Jane Doe`, though not `I am German` or `I am interested`. */
const CAPITALS = new RegExp(String.raw`^(?:\s${PARTICLES}(?=\p{Lu})${LETTERS}){2,4}`, 'u');
const COMES_FROM = patternOf('comesFrom');
const HAN_NAME = new RegExp(patternOf('hanName'), 'gu');

/** Without the names of those who say who they are, or sign. */
export function removeNames(text: string): string {
  const introduced = text.replace(INTRODUCED, (said: string, ...rest) => {
    const { phrase, greeting, name = '' } = rest.at(-1) as Partial<Record<string, string>>;
    const at = Number(rest.at(-3));
    const isPlaced = COMES_FROM.test(text.slice(at + said.length));
    const isWhole = phrase || ((isPlaced ? isCapital(name) : greeting && isPair(name)) && areNames(name));
    const removed = isWhole ? name : CAPITALS.exec(name)?.[0];
    return removed ? without(removed, said, name) : said;
  });
  const unsigned = introduced.replace(SIGNED, (said: string, ...rest) => {
    const { name = '' } = rest.at(-1) as Partial<Record<string, string>>;
    return isCapital(name) && areNames(name) ? without(name, said, name) : said;
  });
  return unsigned.replace(HAN_NAME, REMOVED);
}

const without = (removed: string, said: string, name: string): string =>
  `${said.slice(0, said.length - name.length)} ${REMOVED}${name.slice(removed.length)}`;

const isPair = (name: string): boolean => name.trim().split(' ').length === 2;
const isCapital = (name: string): boolean => /^\s\p{Lu}/u.test(name);
const areNames = (name: string): boolean => name.trim().split(' ').every(mayBeName);

/** Whether a word is known for nothing else. */
export function mayBeName(said: string): boolean {
  const word = said.toLowerCase();
  const isOfLanguage = isFunctionWord(word) || isOwnWord(word, 'en') || toWord(word).groups.length > 0;
  return !isOfLanguage && !isKnownTechnology(word);
}
