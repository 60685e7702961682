import type { KnownProject } from '../knowledge';
import { TYPO, type Likenesses } from '../search/likeness';
import type { SearchIndex, Subject } from '../search/search-index';
import { rankOf } from '../search/vectors';
import { toPattern, weightOf } from '../search/words';

export type NamedProject = { project: KnownProject; tokens: string[]; at: number; isNickname: boolean };
type Said = { token: string; at: number; size: number; likenesses: Likenesses };

/** Rank of words that name something only when they are written with a capital. */
const USUAL = 6000;
const NICKNAME = 0.72;
const POINTING = ['the', 'that', 'this', 'your', 'his', 'her'];
const CALLED = /^(project|app|tool|site|website|one)$/;
const MAX_WORDS = 16;

/** Projects that a text names: by the first word of the title, by two words of it, or by a nickname. */
export function findProjects(tokens: readonly string[], text: string, index: SearchIndex): NamedProject[] {
  const said = readTokens(tokens, text, index);
  const near = new Set(said.flatMap(({ likenesses }) => [...likenesses.keys()]));
  const found = index.subjects
    .filter(({ title }) => title.some((number) => near.has(number)))
    .flatMap((subject) => match(subject));
  const strong = found.filter(({ isNickname }) => !isNickname);
  return (strong.length > 0 ? strong : found).sort((a, b) => a.at - b.at);

  function match(subject: Subject): NamedProject[] {
    const { project, title } = subject;
    const hits = title.map((number) => said.filter((one) => isMeant(one, number, index)));
    const isOwn = title.map((number) => isOnlyIn(subject, number, index));
    const isStrong =
      hits.filter((hit, at) => hit.length > 0 && (isOwn[at] || at === 0)).length > 1 ||
      hits[0]?.some(({ token }) => isName(token, isOwn[0]));
    const used = isStrong ? hits.flat() : said.filter((one) => isNickname(one, title));
    if (!project || used.length === 0) return [];
    const places = used.flatMap(({ at, size }) => (size === 1 ? [at] : [at, at + 1]));
    const named = places.map((at) => tokens[at] ?? '');
    return [{ project, tokens: named, at: Math.min(...places), isNickname: !isStrong }];
  }

  function isName(token: string, isOwn = false): boolean {
    const capital = `${token.charAt(0).toUpperCase()}${token.slice(1)}`;
    const isCapital = new RegExp(`\\S\\s+${toPattern(capital)}(?!\\p{L})`, 'u').test(text);
    return isCapital || (isOwn && (rankOf(token) >= USUAL || tokens.length <= 2));
  }

  function isNickname({ token, at, likenesses }: Said, title: readonly number[]): boolean {
    const isCalled = tokens.slice(Math.max(0, at - 2), at).some((word) => POINTING.includes(word));
    if (!isCalled && !CALLED.test(tokens[at + 1] ?? '')) return false;
    return title.some((number) => {
      const word = index.vocabulary.words[number]?.text ?? '';
      return Math.min(weightOf(word), weightOf(token)) > 0.3 && (likenesses.get(number) ?? 0) > NICKNAME;
    });
  }
}

/** `time line` may be written `timeline`; `a time line` is any. */
function readTokens(tokens: readonly string[], text: string, { vocabulary }: SearchIndex): Said[] {
  const isAny = (token: string) => new RegExp(`\\ban? (\\S+ )?${toPattern(token)}\\b`, 'u').test(text);
  const single = tokens.flatMap((token, at) =>
    weightOf(token) > 0 && !isAny(token) ? { token, at, size: 1 } : [],
  );
  const pairs = tokens.map((token, at) => ({ token: `${token}${tokens[at + 1] ?? ''}`, at, size: 2 }));
  const known = pairs.filter(({ token, at }) => at + 1 < tokens.length && vocabulary.has(token));
  return [...single.slice(0, MAX_WORDS), ...known.slice(0, MAX_WORDS)].map((one) => ({
    ...one,
    likenesses: vocabulary.likenessesOf(one.token),
  }));
}

function isMeant({ token, likenesses }: Said, number: number, { vocabulary }: SearchIndex): boolean {
  const value = likenesses.get(number) ?? 0;
  const word = vocabulary.words[number]?.text ?? '';
  const isAsLong = token.length > 3 && Math.abs(token.length - word.length) < 3;
  return value === 1 || (value >= TYPO && isAsLong && token[0] === word[0] && rankOf(token) > 3000);
}

/** A word of a title that another project has too does not stand for it. */
function isOnlyIn(subject: Subject, number: number, { subjects, places }: SearchIndex): boolean {
  return (places[number] ?? []).every((at) => subjects[at] === subject || !subjects[at]?.project);
}
