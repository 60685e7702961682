import type { Knowledge } from '../knowledge';
import { translate } from './dictionary';
import { weightOf } from '../search/words';
import { isOwnWord } from './intents';
import { isEnglish, isUsual } from './languages';

/** The words by which what is published is searched; what is in no dictionary may still be a name. */
export function inEnglish(words: readonly string[], language: string, { index }: Knowledge): string[] {
  if (isEnglish(language)) return [...words];
  const { has } = index.vocabulary;
  const translated = words
    .filter((word) => !isUsual(word, language))
    .flatMap((word) => (has(word) ? [[word]] : translate(word, language)))
    .flatMap((meanings) => meantOf(meanings, index) ?? []);
  return [...new Set(translated)].filter((word) => weightOf(word) > 0);
}

/** One that questions have, or that is most like what is published. */
function meantOf(meanings: readonly string[], { vocabulary }: Knowledge['index']): string | undefined {
  const likenessOf = (word: string) => Math.max(0, ...vocabulary.likenessesOf(word).values());
  const isAsking = (word: string) => weightOf(word) === 0 || isOwnWord(word, 'en');
  return meanings.find(isAsking) ?? [...meanings].sort((a, b) => likenessOf(b) - likenessOf(a))[0];
}
