import type { Knowledge } from '../knowledge';
import { translate } from './dictionary';
import { isUsual, weightOf } from '../search/words';
import { isOwnWord } from './intents';
import { isEnglish } from './languages';

const MAX_WORDS = 16;

/** By which words, and by which text, what is published is searched. */
export function toSearch(words: readonly string[], text: string, knowledge: Knowledge, language: string) {
  const content = inEnglish(words, language, knowledge);
  return { content, searched: isEnglish(language) ? text : content.join(' ') };
}

/** What is in no dictionary may be a name. */
function inEnglish(words: readonly string[], language: string, { index }: Knowledge): string[] {
  if (isEnglish(language)) return [...words];
  const { has } = index.vocabulary;
  const translated = words
    .filter((word) => !isUsual(word, language))
    .slice(0, MAX_WORDS)
    .flatMap((word) => {
      const meanings = has(word) ? [] : translate(word, language);
      return meanings.length > 0 ? meanings : [[word]];
    })
    .flatMap((meanings) => meantOf(meanings, index) ?? []);
  return [...new Set(translated)].filter((word) => weightOf(word) > 0);
}

/** One that questions have, or that is most like what is published. */
function meantOf(meanings: readonly string[], { vocabulary }: Knowledge['index']): string | undefined {
  const isAsking = (word: string) => weightOf(word) === 0 || isOwnWord(word, 'en');
  const asking = meanings.find(isAsking);
  if (asking) return asking;
  const rated = meanings.map((word) => Math.max(0, ...vocabulary.likenessesOf(word).values()));
  return meanings[rated.indexOf(Math.max(...rated))];
}
