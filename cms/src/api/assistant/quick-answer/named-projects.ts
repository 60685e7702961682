import type { KnownProject } from '../knowledge';
import { TYPO } from '../search/likeness';
import type { SearchIndex, Subject } from '../search/search-index';
import { rankOf } from '../search/vectors';
import { weightOf } from '../search/words';

export type NamedProject = { project: KnownProject; tokens: string[]; at: number; isNickname: boolean };

/** Rank of words that name something only when they are written with a capital. */
const USUAL = 2500;
const NICKNAME = 0.72;
const POINTING = ['the', 'that', 'this', 'your', 'his', 'her'];

/** Projects that a text names: by the first word of the title, by two words of it, or by a nickname. */
export function findProjects(tokens: readonly string[], text: string, index: SearchIndex): NamedProject[] {
  const rows = tokens
    .flatMap((token, at) => [
      { token, at },
      { token: `${token}${tokens[at + 1] ?? ''}`, at },
    ])
    .map((one) => ({ ...one, likenesses: index.vocabulary.compareAll(one.token) }));
  const found = index.subjects.flatMap((subject) => match(subject));
  const strong = found.filter(({ isNickname }) => !isNickname);
  return (strong.length > 0 ? strong : found).sort((a, b) => a.at - b.at);

  function match({ project, title }: Subject): NamedProject[] {
    const hits = title.map(({ word, number }) =>
      rows.filter(({ token, likenesses }) => fits(token, word, Number(likenesses[number]))),
    );
    const isStrong =
      hits.filter((hit, at) => hit.length > 0 && (title[at]?.isOwn || at === 0)).length > 1 ||
      hits[0]?.some(({ token }) => isName(token, title[0]?.isOwn));
    const used = isStrong ? hits.flat() : rows.filter(({ at, likenesses }) => isNickname(at, likenesses));
    if (!project || used.length === 0) return [];
    const places = used.flatMap(({ at, token }) => (tokens[at] === token ? [at] : [at, at + 1]));
    const named = places.map((at) => tokens[at] ?? '');
    return [{ project, tokens: named, at: Math.min(...places), isNickname: !isStrong }];

    function isNickname(at: number, likenesses: Float32Array): boolean {
      const isCalled = tokens.slice(Math.max(0, at - 2), at).some((word) => POINTING.includes(word));
      if (!isCalled && !/^(project|app|tool|site|website|one)$/.test(tokens[at + 1] ?? '')) return false;
      return title.some(
        ({ word, number }) =>
          Math.min(weightOf(word), weightOf(tokens[at] ?? '')) > 0.3 && Number(likenesses[number]) > NICKNAME,
      );
    }
  }

  function isName(token: string, isOwn = false): boolean {
    const capital = `${token.charAt(0).toUpperCase()}${token.slice(1)}`;
    const isCapital = new RegExp(`\\S\\s+${capital}(?![\\p{L}])`, 'u').test(text);
    return isCapital || (isOwn && (rankOf(token) >= USUAL || tokens.length <= 4));
  }
}

function fits(token: string, word: string, likeness: number): boolean {
  const isAsLong = token.length > 3 && Math.abs(token.length - word.length) < 3;
  const mayBeTypo = isAsLong && token[0] === word[0] && rankOf(token) > 3000;
  return likeness === 1 || (likeness >= TYPO && mayBeTypo);
}
