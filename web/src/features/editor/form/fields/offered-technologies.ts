import { LIMITS, TECHNOLOGIES, technologyKey, uniqueTechnologies } from '../../../../content/project-rules';

const MOST_OFFERED = 20;

/**
 * What to offer for what is typed: names that begin with it, names with a word that does, the text itself, then names
 * that have it somewhere. Among equals the usual ones come first, then short ones.
 * @param known the other names there are
 */
export function offeredTechnologies(typed: string, known: readonly string[]): string[] {
  const text = typed.trim();
  if (!text) return [...TECHNOLOGIES];
  const names = uniqueTechnologies([...TECHNOLOGIES, ...known]);
  const matches = names
    .map((name, index) => ({ name, rank: rankOf(name, text), isUsual: index < TECHNOLOGIES.length }))
    .filter(({ name, rank }) => rank < RANKS.none && name.length <= LIMITS.technologyLength);
  if (!matches.some(({ rank }) => rank === RANKS.same)) {
    matches.push({ name: text, rank: RANKS.typed, isUsual: false });
  }
  return matches
    .sort((a, b) => a.rank - b.rank || Number(b.isUsual) - Number(a.isUsual) || a.name.length - b.name.length)
    .slice(0, MOST_OFFERED)
    .map(({ name }) => name);
}

/** Enter takes the first: what was typed rather than a name that has it in its middle. */
const RANKS = { same: 0, begins: 1, wordBegins: 2, typed: 3, contains: 4, none: 5 };

function rankOf(name: string, text: string): number {
  const [whole, part] = [technologyKey(name), technologyKey(text)];
  if (whole === part) return RANKS.same;
  if (whole.startsWith(part)) return RANKS.begins;
  const place = whole.indexOf(part);
  if (place < 0) return RANKS.none;
  const words = whole.split(/[^\p{L}\p{N}]+/u);
  return words.some((word) => word.startsWith(part)) ? RANKS.wordBegins : RANKS.contains;
}
