import type { Knowledge } from '../../knowledge';
import { isOwnWord } from '../../language/intents';
import { isEnglish } from '../../language/languages';
import { patternOf, weightOf } from '../../words/words';
import { yearsOf } from './conditions';
import { escape, joinWords } from '../markdown';
import { toItem } from '../owner/facts';
import { tellMostOf } from './figures';
import { describeProject, listProjects } from './texts';
import type { Question } from '../question';
import { tell, type Reply } from '../reply';
import { candidatesOf } from './selection';

const [SECOND, SOME] = [patternOf('second'), patternOf('some')];
const [CURRENT, AWARDED] = [patternOf('current'), patternOf('awards')];
const FIGURES: Record<string, number> = { two: 2, three: 3, four: 4, five: 5, 2: 2, 3: 3, 4: 4, 5: 5 };
const SURE = 0.6;
/** How telling a word is that belongs to something else. */
const ELSE = 0.4;
const MAX_NAMED = 3;

const TELLERS: Record<string, (question: Question) => Reply | undefined> = {
  // What he works on now goes on.
  newest: (question) => tellByYears(question, CURRENT.test(question.text) ? lastEnded : lastBegun),
  oldest: (question) => tellByYears(question, (from) => from),
  longest: (question) => tellByYears(question, (from, to) => from - to),
  shortest: (question) => tellByYears(question, (from, to) => to - from),
  mostUsed: (question) => listFirst('Used in most projects', usedMost(question)),
  leastUsed: (question) => listFirst('Used in fewest projects', usedMost(question).reverse()),
  ranked: tellFirst,
};

/** The newest, the longest, the most and the least. */
export function tellExtremes(question: Question): Reply | undefined {
  const { top, isOfWorld } = question;
  const most = isOfWorld ? undefined : tellMostOf(question);
  if (most) return most;
  const teller = top.score >= SURE ? TELLERS[top.intent] : undefined;
  return teller && !asksForElse(question) ? teller(question) : undefined;
}

/** `The longest river` is of the world. */
const asksForElse = ({ content, language }: Question): boolean =>
  isEnglish(language) && content.some((word) => weightOf(word) > ELSE && !isOwnWord(word, 'en'));

type Reckon = (from: number, to: number) => number;
const lastBegun = (from: number, to: number) => -from - to / 10_000;
const lastEnded = (from: number, to: number) => -to - from / 10_000;

/** The first by what is reckoned from the years, with those that are level with it; the second, or some. */
function tellByYears(question: Question, reckon: Reckon): Reply | undefined {
  const { text, knowledge, context } = question;
  const among = candidatesOf(question);
  const isOfAwards = context.arePast && context.topic?.intent === 'awards';
  if (isOfAwards || AWARDED.test(text)) return tellAward(knowledge, reckon);
  const dated = among.flatMap((project) => {
    const [from, to = from] = yearsOf(project);
    return from ? { project, value: reckon(from, Number(to)) } : [];
  });
  const ranked = dated.sort((a, b) => a.value - b.value);
  const count = FIGURES[SOME.exec(text)?.[1]?.toLowerCase() ?? ''];
  const one = ranked[SECOND.test(text) ? 1 : 0];
  if (!one) return tellFirst(question);
  const level = count ? ranked.slice(0, count) : ranked.filter(({ value }) => value === one.value);
  const lead = dated.length < among.length ? 'Of those with dates: ' : '';
  if (level.length === 1) return tell(`${lead}${describeProject(one.project)}`);
  const list = listProjects(
    level.map(({ project }) => project),
    knowledge,
  );
  return tell(count ? list : `${lead || 'By the years, as much the one as the other:'}\n\n${list}`);
}

function tellAward({ owner: { awards } }: Knowledge, reckon: Reckon): Reply | undefined {
  const dated = awards.flatMap((one) => (one.year ? { one, value: reckon(one.year, one.year) } : []));
  const [first] = dated.sort((a, b) => a.value - b.value);
  return first && tell(toItem(first.one));
}

function usedMost({ knowledge: { technologies, projects } }: Question): string[] {
  const used = technologies.filter(({ users }) => users.length > 0);
  const ranked = used.sort((a, b) => b.users.length - a.users.length);
  return ranked.map(({ name, users }) => `${escape(name)} (${users.length} of ${projects.length})`);
}

const listFirst = (heading: string, names: readonly string[]): Reply | undefined =>
  names.length > 0 ? tell(`${heading}: ${joinWords(names.slice(0, MAX_NAMED))}.`) : undefined;

/** The owner's order says most about his best, and that the first is his newest. */
function tellFirst(question: Question): Reply | undefined {
  const [first] = candidatesOf(question);
  if (first && question.top.intent === 'newest') return tell(`Listed first: ${describeProject(first)}`);
  const text = 'Nothing published says which project that is. The first of the list is';
  return first && { text: `${text} ${describeProject(first)}`, outcome: 'near' };
}
