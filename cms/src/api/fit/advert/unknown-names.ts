import { rankOf } from '../../assistant/search/vectors';

const NAME = /^\p{Lu}?[\p{L}\p{N}.+#-]*[\p{Lu}\d][\p{L}\p{N}.+#-]*( \p{Lu}[\p{L}\p{N}.+#-]*)?$/u;
const COMMON = 15_000;
const MAX_LENGTH = 30;

/** The other items of a list that look like names: no dictionary knows all technologies. */
export function unknownNames(text: string, known: readonly string[]): string[] {
  const inner = [...text.matchAll(/\(([^)]*)\)/g)].flatMap(([, list = '']) => items(list));
  const listed = items(text.replace(/\([^)]*\)/g, ''));
  const isList = (all: readonly string[]) => all.length > 1;
  const candidates = [...(isList(inner) ? inner : []), ...(isList(listed) && known.length > 0 ? listed : [])];
  return candidates.filter(
    (name) =>
      name.length <= MAX_LENGTH &&
      isName(name) &&
      !known.some((one) => name.includes(one) || one.includes(name)),
  );
}

function items(text: string): string[] {
  return text
    .replace(/\.$/, '')
    .split(/\s*[,/]\s*|\s+(?:and|or|und|oder)\s+/u)
    .map((item) => item.trim())
    .filter(Boolean);
}

function isName(text: string): boolean {
  return NAME.test(text) && text.split(' ').every((word) => rankOf(word.toLowerCase()) > COMMON);
}
