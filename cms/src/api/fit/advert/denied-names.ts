import { hasDenyingWord, isDeniedBefore } from './denial';
import { languagesNamed } from './spoken-languages';
import { namesIn } from './technologies';
import { unknownNames } from './unknown-names';

/** Whether a text names what it does not ask for. */
export function deniesName(text: string, published: ReadonlySet<string>): boolean {
  if (!hasDenyingWord(text)) return false;
  const known = namesIn(text, published);
  const unknown = unknownNames(
    text,
    known.map((name) => name.text),
  );
  const languages = languagesNamed(text).map(({ pattern }) => text.search(pattern));
  const places = [...known.map(({ at }) => at), ...unknown.map((name) => text.indexOf(name)), ...languages];
  return places.some((index) => isDeniedBefore(text, { index }));
}
