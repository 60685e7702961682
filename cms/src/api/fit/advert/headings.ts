import { CLAUSES, findYears } from './advert-words';
import { BULLET } from './joined-lines';
import { sectionOf, type Section } from './sections';
import { languagesNamed } from './spoken-languages';
import { technologiesIn } from './technologies';

const LENGTH = 60;
const WORDS = 8;

export type Heading = { section: Section; how: 'known' | 'guessed' };

type Around = { isFirst: boolean; isApart: boolean; isAfterText: boolean; next: string | undefined };

const NOBODY: ReadonlySet<string> = new Set();

/** `Docker would be a plus`, without a bullet, is a point of its own and no heading of what comes next. */
const asksItself = (text: string, next: string): boolean =>
  !text.endsWith(':') &&
  !BULLET.test(next) &&
  (findYears(text) !== undefined ||
    languagesNamed(text).length > 0 ||
    technologiesIn(text, NOBODY).length > 0);

/** Whether a line is one, by its words or by its look. */
export function readHeading(
  text: string,
  { isFirst, isApart, isAfterText, next = '' }: Around,
): Heading | undefined {
  if (text.length > LENGTH || /[.;]$/.test(text)) return undefined;
  const known = asksItself(text, next) ? undefined : sectionOf(text, 'pattern');
  if (known && !/:\s*\S/.test(text)) return { section: known, how: 'known' };
  // The first line is a title.
  if (isFirst || /[!,]$/.test(text) || (text.endsWith('?') && !isAfterText)) return undefined;
  const isNice = CLAUSES.nice.test(text) && BULLET.test(next);
  const isShort = text.split(' ').length <= WORDS && isApart && (isNice || !/[,:]\s*\S/.test(text));
  const guessed = isNice ? 'nice' : sectionOf(text, 'word');
  // At the top, companies and places stand alone before a text, too.
  const isBeforeText = (isAfterText || guessed) && (next === '' || /[.!?]$/.test(next));
  const looksSo = isBeforeText || BULLET.test(next) || text.endsWith(':') || text === text.toUpperCase();
  return isShort && looksSo ? { section: guessed ?? 'none', how: 'guessed' } : undefined;
}
