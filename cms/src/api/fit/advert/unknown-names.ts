import { rankOf } from '../../assistant/words/vectors';
import { isNoTechnology, withoutAddresses } from './technologies';

const NAME = /^\p{Lu}?[\p{L}\p{N}.+#-]*[\p{Lu}\d][\p{L}\p{N}.+#-]*( \p{Lu}[\p{L}\p{N}.+#-]*)?$/u;
/** Small and capital letters mixed, or with digits, as only names are written: `LiDAR`, `I2C`. */
const ODD =
  /(?<![\p{L}\p{N}+/&-])(?:\p{L}*\p{Ll}\p{Lu}[\p{L}\p{N}]*|\p{Lu}{2,}(?:[\p{L}]*\d+|\p{Ll}{4,})|\p{Lu}\d\p{Lu})(?![\p{L}\p{N}+/&-])(?: \p{Lu}\p{Ll}+(?=$|[,.)]))?/gu;
/** `15h/week` */
const AMOUNT = /(?<![\p{L}\p{N}])\d[\d.,]* ?[\p{L}€$£]{1,7}\/\p{L}+/gu;
const COMMON = 15_000;
const MAX_LENGTH = 30;

/** The other items of a list that look like names: no dictionary knows all technologies. */
export function unknownNames(said: string, known: readonly string[]): string[] {
  const slashed = known.filter((name) => name.includes('/'));
  const text = slashed.reduce(
    (rest, name) => rest.replaceAll(name, ''),
    withoutAddresses(said).replace(AMOUNT, ' '),
  );
  const inner = [...text.matchAll(/\(([^)]*)\)/g)].flatMap(([, list = '']) => items(list));
  const listed = items(text.replace(/\([^)]*\)/g, ''));
  const isList = (all: readonly string[]) => all.length > 1;
  const candidates = [...(isList(inner) ? inner : []), ...(isList(listed) && known.length > 0 ? listed : [])];
  const odd = [...text.matchAll(ODD)].map(([name]) => name).filter((name) => isRare(name.split(' ', 1)[0]));
  return [...new Set([...candidates.filter(isName), ...odd])].filter(
    (name) =>
      name.length <= MAX_LENGTH &&
      !isNoTechnology(name) &&
      !known.some((one) => name.includes(one) || one.includes(name)),
  );
}

function items(text: string): string[] {
  return text
    .replace(/\.$/, '')
    .split(/\s*[,/]\s*|\s+(?:and|or|und|oder)\s+/u)
    .map((item) => item.replace(/^(?:and|or|und|oder) /, '').trim())
    .filter(Boolean);
}

function isName(text: string): boolean {
  if (!/\p{L}.*[\p{L}\p{N}]/u.test(text) || /^\d+\+? |^v\d/.test(text)) return false;
  const isShort = /^\p{Lu}{3,}$/u.test(text);
  const isOfRare = () => text.split(' ').every(isRare);
  return text.length <= MAX_LENGTH && NAME.test(text) && !/ \d+$/.test(text) && (isShort || isOfRare());
}

function isRare(word = ''): boolean {
  return rankOf(word.toLowerCase()) > COMMON;
}
