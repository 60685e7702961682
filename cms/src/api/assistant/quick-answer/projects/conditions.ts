import { PLATFORMS } from '../../../../shared-with-web/project-rules';
import type { KnownProject } from '../../known-project';
import { placeOf } from '../../search/as-written';
import { patternOf, stem, toTokens, weightOf } from '../../search/words';
import { toCanonical } from '../../language/features';
import { isEnglish } from '../../language/languages';
import { escape } from '../markdown';
import type { Question } from '../question';

/** What is asked of a project by what is published beside its text, and the words that ask it. */
export type Condition = {
  what: string;
  words: string[];
  isOne: (project: KnownProject) => boolean;
};

const [NEGATION, YEAR, ONGOING] = [patternOf('negation'), patternOf('year'), patternOf('ongoing')];
const SURE = 0.8;
const PUBLISHED = [
  { pattern: patternOf('code'), name: 'public source code', key: 'sourceCode', intent: 'source' },
  { pattern: patternOf('preview'), name: 'a live preview', key: 'livePreview', intent: 'demo' },
] as const;

export const withName = (name: string, not = false): string => ` ${not ? 'without' : 'with'} ${escape(name)}`;

/** @param selects whether the question chooses among projects: only there `not` leaves some of them out */
export function conditionsOf(question: Question, selects: boolean): Condition[] {
  const { text } = question;
  const isWithout = (at: number) => selects && at > 0 && NEGATION.test(text.slice(0, at));
  const using = question.technologies.map(({ name, tokens, users }) => {
    const not = isWithout(placeOf(tokens[0] ?? '', text));
    const isOne = (one: KnownProject) => users.includes(one) !== not;
    return { what: withName(name, not), words: tokens, isOne };
  });
  const published = PUBLISHED.flatMap(({ pattern, name, key, intent }) => {
    const said = pattern.exec(text);
    const isWanted = question.wants(intent).score >= SURE;
    if (!said && !isWanted) return [];
    const not = said !== null && isWithout(said.index);
    const isOne = (one: KnownProject) => (one[key] === null) === not;
    return { what: withName(name, not), words: said ? toTokens(said[0]) : question.content, isOne };
  });
  const orNot = (one: Condition): Condition => {
    if (!isWithout(placeOf(one.words[0] ?? '', text))) return one;
    return { ...one, what: one.what.replace(/^ \(?/, '$&not '), isOne: (project) => !one.isOne(project) };
  };
  return [...ofPlatform(question).map(orNot), ...using, ...published, ...ofYear(question).map(orNot)];
}

/** The platforms of which most words are said: `games` are those for the web and for phones. */
function ofPlatform({ text, knowledge, technologies, language }: Question): Condition[] {
  const used = technologies.flatMap(({ tokens, users }) => (users.length > 0 ? tokens : []));
  const said = toTokens(text).flatMap((token) => {
    const word = toCanonical(token, language)[0] ?? token;
    return weightOf(token) > 0 && !used.includes(token) ? { token, word } : [];
  });
  const isSaying = (word: string, part: string) =>
    stem(word) === stem(part) || (!isEnglish(language) && word.startsWith(part));
  const saying = (platform: string) =>
    toTokens(platform)
      .filter((part) => weightOf(part) > 0.2)
      .flatMap((part) => said.filter(({ word }) => isSaying(word, part)));
  const platforms = [...new Set([...knowledge.projects.map((one) => one.platform), ...PLATFORMS])].map(
    (platform) => ({ platform, words: saying(platform) }),
  );
  const most = Math.max(...platforms.map(({ words }) => words.length));
  const meant = platforms.filter(({ words }) => words.length === most);
  if (most === 0) return [];
  const words = [...new Set(meant.flatMap((one) => one.words.map(({ token }) => token)))];
  const name = meant.length === 1 ? meant[0]?.platform : words.join(' ');
  const isOne = (project: KnownProject) => meant.some(({ platform }) => platform === project.platform);
  return [{ what: ` (${name})`, words, isOne }];
}

/** Where no project is dated, no year leaves one out. */
function ofYear({ text, knowledge }: Question): Condition[] {
  const [said, before, after, year, later, earlier] = YEAR.exec(text) ?? [];
  if (!said || !knowledge.projects.some((one) => yearsOf(one).length > 0)) return [];
  const isOne = (project: KnownProject) => {
    const [from = NaN, to = from] = yearsOf(project);
    if (before || earlier) return from < Number(year) + (earlier ? 1 : 0);
    return to >= Number(year) && (Boolean(after ?? later) || from <= Number(year));
  };
  const when = before ? 'before' : earlier ? 'until' : after || later ? 'since' : 'from';
  return [{ what: ` ${when} ${year}`, words: toTokens(said), isOne }];
}

/** The first and the last one that are published; what goes on ends today. */
export function yearsOf({ period }: KnownProject): number[] {
  const years = (period?.match(/\d{4}/g) ?? []).map(Number);
  if (ONGOING.test(period ?? '')) years.push(new Date().getFullYear());
  return [...years.slice(0, 1), ...years.slice(1).slice(-1)];
}
