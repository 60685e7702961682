import type { KnownProject } from '../known-project';
import type { Likenesses } from '../words/likeness';
import type { SearchIndex, Subject } from './search-index';
import { rankOf } from '../words/vectors';
import { toPattern, weightOf } from '../words/words';

/** One that is only `meant` goes by a word of its title with an article: `the compiler`. */
type NamedProject = { project: KnownProject; tokens: string[]; at: number; isMeant: boolean };
type Said = { token: string; at: number; likenesses: Likenesses };

/** Rank of words that name something only when they are written with a capital. */
const USUAL = 6000;
const MAX_WORDS = 16;

/** Projects that a text names, by the first word of the title or by two words of it. */
export function findProjects(tokens: readonly string[], text: string, index: SearchIndex): NamedProject[] {
  const { vocabulary } = index;
  const said = readTokens(tokens, text, index);
  const telling = tokens.filter((token) => weightOf(token) > 0);
  const near = new Set(said.flatMap(({ likenesses }) => [...likenesses.keys()]));
  // By word, not by title: thousands of titles may have words that are like those of the text.
  const known = new Map<number, ReturnType<typeof saidOf>>();
  const found = index.subjects
    .filter(({ title }) => title.some((number) => near.has(number)))
    .flatMap((subject) => match(subject));
  return found.sort((a, b) => a.at - b.at);

  function match(subject: Subject): NamedProject[] {
    const { project, title } = subject;
    const saids = title.map(saidAs);
    if (saids.every(({ hits, begun }) => hits.length === 0 && begun.length === 0)) return [];
    const hits = saids.map((one) => one.hits);
    const isOwn = title.map((number) => isOnlyIn(subject, number, index));
    const isInOrder = hits[0]?.some(({ at }) => hits[1]?.some((next) => next.at === at + 1));
    const isStrong =
      isInOrder ||
      hits.filter((hit, at) => hit.length > 0 && (isOwn[at] || at === 0)).length > 1 ||
      hits[0]?.some(({ token }) => isName(token, isOwn[0]));
    const isMeant = saids.some((one, at) => isOwn[at] && [...one.hits, ...one.begun].some(isDefinite));
    if (!project || !(isStrong || isMeant)) return [];
    const used = hits.flat();
    const at = Math.min(...used.map((one) => one.at));
    return [{ project, tokens: used.map(({ token }) => token), at, isMeant: !isStrong }];
  }

  function saidAs(number: number) {
    const one = known.get(number) ?? saidOf(number);
    known.set(number, one);
    return one;
  }

  function saidOf(number: number) {
    return {
      hits: said.filter((one) => isSame(one, vocabulary.words[number]?.text)),
      begun: said.filter((one) => isBeginning(one, number, index)),
    };
  }

  function isDefinite({ token }: Said): boolean {
    return new RegExp(`\\b(the|this|that|his|her|your) (\\S+ )?${toPattern(token)}\\b`, 'iu').test(text);
  }

  function isName(token: string, isOwn = false): boolean {
    const capital = `${token.charAt(0).toUpperCase()}${token.slice(1)}`;
    const isCapital = new RegExp(`\\S\\s+${toPattern(capital)}(?!\\p{L})`, 'u').test(text);
    return isCapital || (isOwn && (rankOf(token) >= USUAL || (tokens.length <= 2 && telling.length === 1)));
  }
}

/** `a time line` is any. */
function readTokens(tokens: readonly string[], text: string, { vocabulary }: SearchIndex): Said[] {
  const isAny = (token: string) => new RegExp(`\\ban? (\\S+ )?${toPattern(token)}\\b`, 'u').test(text);
  const meant = tokens.flatMap((token, at) => (weightOf(token) > 0 && !isAny(token) ? { token, at } : []));
  return meant.slice(0, MAX_WORDS).map((one) => ({ ...one, likenesses: vocabulary.likenessesOf(one.token) }));
}

/** But for the plural: `evening` is not `even`, although they share a stem. */
const isSame = ({ token }: Said, word = ''): boolean =>
  word.startsWith(token)
    ? token === word || pluralOf(token) === word
    : token.startsWith(word) && pluralOf(word) === token;
const pluralOf = (word: string): string => `${word}${/(s|x|z|ch|sh)$/.test(word) ? 'es' : 's'}`;

/** `water` of `Watermark`. */
function isBeginning({ token }: Said, number: number, { vocabulary }: SearchIndex): boolean {
  return token.length >= 5 && Boolean(vocabulary.words[number]?.text.startsWith(token));
}

/** A word of a title that another project has too does not stand for it. */
function isOnlyIn(subject: Subject, number: number, { subjects, places, vocabulary }: SearchIndex): boolean {
  const plural = pluralOf(vocabulary.words[number]?.text ?? '');
  const forms = vocabulary.has(plural) ? [number, vocabulary.numberOf(plural)] : [number];
  const isElsewhere = (at: number) => subjects[at] !== subject && subjects[at]?.project;
  return !forms.some((one) => places[one]?.some(isElsewhere));
}
