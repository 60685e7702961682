import { PLATFORMS } from '../../../../shared-with-web/rules/project-rules';
import type { KnownProject } from '../../known-project';
import { placeOf } from '../../words/as-written';
import { patternOf, stem, toTokens, weightOf } from '../../words/words';
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

export const withName = (name: string): string => ` with ${escape(name)}`;

/** @param selects whether the question chooses among projects: only there `not` leaves some of them out */
export function conditionsOf(question: Question, selects: boolean): Condition[] {
  const all = [...ofPlatform(question), ...ofUse(question), ...ofPublished(question), ...ofYear(question)];
  return all.map((one) => {
    const at = placeOf(one.words[0] ?? '', question.text);
    return selects && at > 0 && NEGATION.test(question.text.slice(0, at)) ? negate(one) : one;
  });
}

/** All that ask them. */
export const wordsOf = (conditions: readonly Condition[]): string[] =>
  conditions.flatMap(({ words }) => words);

const negate = ({ what, words, isOne }: Condition): Condition => ({
  what: what.replace(/^ with /, ' without ').replace(/^ (?=\p{L}+ \d{4}$)|(?<=^ \()/u, '$&not '),
  words,
  isOne: (project) => !isOne(project),
});

const ofUse = ({ technologies }: Question): Condition[] =>
  technologies.map(({ name, tokens, users }) => ({
    ...{ what: withName(name), words: tokens },
    isOne: (project) => users.includes(project),
  }));

const ofPublished = ({ text, content, wants }: Question): Condition[] =>
  PUBLISHED.flatMap(({ pattern, name, key, intent }) => {
    const [said] = pattern.exec(text) ?? [];
    if (!said && wants(intent).score < SURE) return [];
    const words = said ? toTokens(said) : content;
    return { what: withName(name), words, isOne: (project) => project[key] !== null };
  });

/** The platforms of which most words are said: `applications` are those for the web and for phones. */
function ofPlatform({ text, technologies, language }: Question): Condition[] {
  const used = technologies.flatMap(({ tokens, users }) => (users.length > 0 ? tokens : []));
  const said = toTokens(text).filter((token) => weightOf(token) > 0 && !used.includes(token));
  const isSaying = (token: string, part: string) => {
    const [word = token] = toCanonical(token, language);
    return stem(word) === stem(part) || (!isEnglish(language) && word.startsWith(part));
  };
  const rated = PLATFORMS.map((platform: string) => {
    const parts = toTokens(platform).filter((part) => weightOf(part) > 0.2);
    return { platform, words: parts.flatMap((part) => said.filter((token) => isSaying(token, part))) };
  });
  const most = Math.max(1, ...rated.map((one) => one.words.length));
  const meant = rated.filter((one) => one.words.length === most);
  const words = [...new Set(meant.flatMap((one) => one.words))];
  const isOne = (project: KnownProject) => meant.some(({ platform }) => platform === project.platform);
  const name = meant.length === 1 ? meant[0]?.platform : words.join(' ');
  return meant.length > 0 ? [{ what: ` (${name})`, words, isOne }] : [];
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
