import type { KnownProject } from '../knowledge';
import { TYPO } from '../search/likeness';
import type { SearchIndex, Subject } from '../search/search-index';
import { rankOf } from '../search/vectors';
import { weightOf } from '../search/words';

export type NamedProject = { project: KnownProject; tokens: string[]; isNickname: boolean };

/** Words that are a title's only when they are written with a capital. */
const USUAL = 2500;
/** Near enough in meaning for `the clinic project`. */
const NICKNAME = 0.72;

/** Projects that a text names: by the first word of the title, by two words of it, or by a nickname. In its order. */
export function findProjects(tokens: readonly string[], text: string, index: SearchIndex): NamedProject[] {
  const rows = tokens
    .flatMap((token, at) => [{ token, at }, ...pairOf(tokens, at)])
    .map((one) => ({ ...one, likenesses: index.vocabulary.compareAll(one.token) }));
  const found = index.subjects.flatMap((subject) => match(subject));
  const strong = found.filter(({ isNickname }) => !isNickname);
  return (strong.length > 0 ? strong : found).sort((a, b) => a.at - b.at);

  function match({ project, title }: Subject) {
    const hits = title.map(({ word, number }) =>
      rows.filter(({ token, likenesses }) => fits(token, word, likenesses[number] ?? 0)),
    );
    const [first = []] = hits;
    const isFirst = first.length > 0 && (title[0]?.isOwn || isCapital(first[0]?.token ?? '', text));
    const isCertain = first.some(({ token }) => (rankOf(token) ?? USUAL) >= USUAL || isCapital(token, text));
    const isSeveral = hits.filter((hit, at) => hit.length > 0 && (title[at]?.isOwn || at === 0)).length > 1;
    const isStrong = isSeveral || (isFirst && (isCertain || tokens.length <= 4));
    const used = isStrong ? hits.flat() : nicknames();
    if (!project || used.length === 0) return [];
    const places = used.flatMap(({ at, token }) => (tokens[at] === token ? [at] : [at, at + 1]));
    return [
      {
        ...{ project, isNickname: !isStrong, at: Math.min(...places) },
        tokens: places.map((at) => tokens[at] ?? ''),
      },
    ];

    function nicknames() {
      return rows.filter(
        ({ token, at, likenesses }) =>
          isCalled(tokens, at) &&
          title.some(({ word, number }) => weightOf(word) > 0.3 && (likenesses[number] ?? 0) > NICKNAME) &&
          weightOf(token) > 0.3,
      );
    }
  }
}

const pairOf = (tokens: readonly string[], at: number) =>
  at + 1 < tokens.length ? [{ token: `${tokens[at]}${tokens[at + 1]}`, at }] : [];

/** A typing error changes neither a usual word nor the first letter. */
function fits(token: string, word: string, likeness: number): boolean {
  if (likeness === 1) return true;
  return likeness === TYPO && token.length > 3 && token[0] === word[0] && (rankOf(token) ?? 9999) > 3000;
}

const isCapital = (token: string, text: string): boolean =>
  new RegExp(`\\S\\s+${token.charAt(0).toUpperCase()}${token.slice(1)}(?![\\p{L}])`, 'u').test(text);

/** `the clinic project`, `your clinic`, `clinic app` */
function isCalled(tokens: readonly string[], at: number): boolean {
  const before = tokens.slice(Math.max(0, at - 2), at);
  const isSubject = before.some((word) => ['the', 'that', 'this', 'your', 'his', 'her'].includes(word));
  return isSubject || /^(project|app|tool|site|website|one)$/.test(tokens[at + 1] ?? '');
}
