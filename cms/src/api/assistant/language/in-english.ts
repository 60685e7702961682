import { translate } from './dictionary';
import type { Vocabulary } from '../words/likeness';
import { isUsual, weightOf } from '../words/words';
import { isOwnWord } from './intents';
import { isEnglish } from './languages';

const MAX_WORDS = 16;

/** By which words, and by which text, what is published is searched. */
export function toSearch(words: readonly string[], text: string, vocabulary: Vocabulary, language: string) {
  const content = inEnglish(words, language, vocabulary);
  return { content, searched: isEnglish(language) ? text : content.join(' ') };
}

/** What is in no dictionary may be a name. */
function inEnglish(words: readonly string[], language: string, vocabulary: Vocabulary): string[] {
  if (isEnglish(language)) return [...words];
  const translated = words
    .filter((word) => !isUsual(word, language))
    .slice(0, MAX_WORDS)
    .flatMap((word) => {
      const meanings = vocabulary.has(word) ? [] : translate(word, language);
      return meanings.length === 0 || isOtherForm(word, meanings.flat(), vocabulary) ? [[word]] : meanings;
    })
    .flatMap((meanings) => meantOf(meanings, vocabulary) ?? []);
  return [...new Set(translated)].filter((word) => weightOf(word) > 0);
}

const isAsking = (word: string): boolean => weightOf(word) === 0 || isOwnWord(word, 'en');

/** Of a published word: what is published is in that language, too. */
const isOtherForm = (word: string, meanings: readonly string[], { hasForm }: Vocabulary): boolean =>
  hasForm(word) && !meanings.some(isAsking);

/** One that questions have, or that is most like what is published. */
function meantOf(meanings: readonly string[], vocabulary: Vocabulary): string | undefined {
  const asking = meanings.find(isAsking);
  if (asking) return asking;
  const rated = meanings.map((word) => Math.max(0, ...vocabulary.likenessesOf(word).values()));
  return meanings[rated.indexOf(Math.max(...rated))];
}
