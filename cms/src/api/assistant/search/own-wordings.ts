import { LRUCache } from 'lru-cache';
import { OWN_ANSWER_LIMITS, wordingKey } from '../../../shared-with-web/rules/own-answer-rules';
import type { Knowledge, OwnAnswer } from '../knowledge';
import { toCanonical } from '../language/features';
import { isEnglish } from '../language/languages';
import { areEqual, isSameQuestion, readSaid, type Said } from './same-question';
import { createSimilarTexts } from './similar-texts';
import { aliasOf, toTokens } from '../words/words';

type Wording = { text: string; key: string; answer: string };
/** With how like a question it is. */
type Near = { wording: Wording; value: number };
type Wordings = ReturnType<typeof createWordings>;
/** Without typing errors. */
type Asked = { text: string; language: string };

/** How much a wording is like a question to be looked at: most paraphrases are found from there, and others. */
const NEAR = 0.4;
/** And to be offered: below, what is like it is mostly about something else. */
const OFFERED = 0.6;
const MAX_COMPARED = 10;
/** Nobody needs more to ask what a wording asks, and each word is compared with all of theirs. */
const LONGEST = OWN_ANSWER_LIMITS.wordingLength + 100;
/** Of a question that is only to be put in order with others. */
const RATED = 200;
/** Questions, which are compared with all wordings once. */
const REMEMBERED = 50;
/** Letters of wordings that have been read. */
const LETTERS_READ = 200_000;

const prepared = new WeakMap<readonly OwnAnswer[], Wordings>();

/**
 * The wording of the owner's questions that asks just this, an equal one first.
 * @param understand how a question that is not too long is understood
 */
export function sameWording(
  typed: string,
  knowledge: Knowledge,
  understand: (typed: string) => Asked,
): Wording | undefined {
  const { equal, near, read, readOwn } = wordingsOf(knowledge);
  const same = equal(typed);
  if (same || typed.length > LONGEST) return same;
  const { text, language } = understand(typed);
  const said = [...new Set([text, typed])].map((one) => read(one, language));
  const { has } = knowledge.index.vocabulary;
  const found = near(text, language).find(({ wording }) => {
    const meant = readOwn(wording.text, language);
    return said.some((one) => (isEnglish(language) ? isSameQuestion(one, meant, has) : areEqual(one, meant)));
  });
  return found?.wording;
}

/** The one that is most like a question, if it may be meant. */
export function nearestWording({ text, language }: Asked, knowledge: Knowledge): Wording | undefined {
  const [nearest] = wordingsOf(knowledge).near(text, language);
  return nearest && nearest.value >= OFFERED ? nearest.wording : undefined;
}

/** How much each of all wordings, in their order, is like a question. */
export const rateWordings = ({ text, language }: Asked, knowledge: Knowledge): number[] =>
  wordingsOf(knowledge).rate(text.slice(0, RATED), language);

function wordingsOf(knowledge: Knowledge): Wordings {
  const known = prepared.get(knowledge.ownAnswers) ?? createWordings(knowledge);
  prepared.set(knowledge.ownAnswers, known);
  return known;
}

function createWordings({ ownAnswers, owner }: Knowledge) {
  const names = toTokens(owner.name);
  const all = ownAnswers.flatMap(({ wordings, answer }) =>
    wordings.map((text) => ({ text, answer, key: wordingKey(text) })),
  );
  // The first of equal ones; a wording may have no letters.
  const byKey = new Map([...all].reverse().flatMap((one) => (one.key ? [[one.key, one] as const] : [])));
  const rates = new Map<string, ReturnType<typeof createSimilarTexts>>();
  const remembered = new LRUCache<string, Near[]>({ max: REMEMBERED });
  const toWord = (token: string) => (names.includes(token) ? 'you' : aliasOf(token));
  const toWords = (text: string, language: string) => [...new Set(toCanonical(text, language).map(toWord))];

  function rate(text: string, language: string): number[] {
    const texts = () => all.map((one) => toWords(one.text, language));
    const known = rates.get(language) ?? createSimilarTexts(texts(), language);
    rates.set(language, known);
    return known(toWords(text, language));
  }

  /** Those that are like a question, the most alike first. */
  function near(text: string, language: string): Near[] {
    if (all.length === 0 || text.length > LONGEST) return [];
    const key = `${language} ${text}`;
    const found =
      remembered.get(key) ??
      rate(text, language)
        .flatMap((value, at) => (value >= NEAR && all[at] ? { wording: all[at], value } : []))
        .sort((a, b) => b.value - a.value)
        .slice(0, MAX_COMPARED);
    remembered.set(key, found);
    return found;
  }

  const readBefore = new LRUCache<string, Said>({
    maxSize: LETTERS_READ,
    sizeCalculation: (_, key) => key.length,
    memoMethod: (key) => {
      const [language = '', ...words] = key.split(' ');
      return readSaid(words.join(' '), language, names);
    },
  });

  return {
    near,
    rate,
    read: (text: string, language: string) => readSaid(text, language, names),
    readOwn: (text: string, language: string) => readBefore.memo(`${language} ${text}`),
    equal: (text: string) => byKey.get(wordingKey(text)),
  };
}
