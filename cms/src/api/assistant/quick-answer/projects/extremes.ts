import type { KnownProject } from '../../known-project';
import type { Knowledge } from '../../knowledge';
import { skillsOf } from '../../owner';
import { isOwnWord } from '../../language/intents';
import { isEnglish } from '../../language/languages';
import { patternOf, weightOf } from '../../words/words';
import { conditionsOf, wordsOf, yearsOf, type Condition } from './conditions';
import { escape, joinWords } from '../markdown';
import { toItem } from '../owner/facts';
import { tellSkill } from '../owner/skills';
import { describeProject, listProjects } from './texts';
import type { Question } from '../question';
import { tell, type Reply } from '../reply';
import { amongWhich } from './selection';

const [SECOND, SOME] = [patternOf('second'), patternOf('some')];
const [CURRENT, AWARDED] = [patternOf('current'), patternOf('awarded')];
const FIGURES: Record<string, number> = { two: 2, three: 3, four: 4, five: 5, 2: 2, 3: 3, 4: 4, 5: 5 };
const SURE = 0.6;
/** How telling a word is that belongs to something else. */
const ELSE = 0.4;
const MAX_NAMED = 3;

/** With the projects that meet what else is asked: `your newest mobile game`. */
type Asked = Question & { among: readonly KnownProject[] };

const TELLERS: Record<string, (asked: Asked) => Reply | undefined> = {
  // What he works on now goes on.
  newest: (asked) => tellByYears(asked, CURRENT.test(asked.text) ? lastEnded : lastBegun),
  oldest: (asked) => tellByYears(asked, (from) => from),
  longest: (asked) => tellByYears(asked, (from, to) => from - to),
  shortest: (asked) => tellByYears(asked, (from, to) => to - from),
  mostUsed: (question) => listFirst('Used in most projects', usedMost(question)),
  leastUsed: (question) => listFirst('Used in fewest projects', usedMost(question).reverse()),
  bestSkill: (question) => listFirst('Highest published proficiency', bestRated(question)),
  weakestSkill: (question) => listFirst('Lowest published proficiency', bestRated(question).reverse()),
  ranked: tellFirst,
};

/** The newest, the longest, the most and the least. */
export function tellExtremes(question: Question): Reply | undefined {
  const { top } = question;
  const teller = top.score >= SURE ? TELLERS[top.intent] : undefined;
  if (!teller) return undefined;
  const conditions = conditionsOf(question, true);
  if (asksForElse(question, conditions)) return undefined;
  const among = amongWhich(question).filter((one) => conditions.every(({ isOne }) => isOne(one)));
  return teller({ ...question, among });
}

/** `The longest river` is of the world. */
function asksForElse({ content, language }: Question, conditions: readonly Condition[]): boolean {
  const said = wordsOf(conditions);
  const isElse = (word: string) => weightOf(word) > ELSE && !isOwnWord(word, 'en') && !said.includes(word);
  return isEnglish(language) && content.some(isElse);
}

type Reckon = (from: number, to: number) => number;
const lastBegun = (from: number, to: number) => -from - to / 10_000;
const lastEnded = (from: number, to: number) => -to - from / 10_000;

/** The first by what is reckoned from the years, with those that are level with it; the second, or some. */
function tellByYears(asked: Asked, reckon: Reckon): Reply | undefined {
  const { text, knowledge, among, context } = asked;
  const isOfAwards = context.arePast && context.topic?.intent === 'awards';
  if (isOfAwards || AWARDED.test(text)) return tellAward(knowledge, reckon);
  const dated = among.flatMap((project) => {
    const [from, to = from] = yearsOf(project);
    return from ? { project, value: reckon(from, Number(to)) } : [];
  });
  const ranked = dated.sort((a, b) => a.value - b.value);
  const count = FIGURES[SOME.exec(text)?.[1]?.toLowerCase() ?? ''];
  const one = ranked[SECOND.test(text) ? 1 : 0];
  if (!one) return tellFirst(asked);
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

function bestRated({ knowledge }: Question): string[] {
  const rated = skillsOf(knowledge.owner).filter(({ level }) => level !== null);
  return rated.sort((a, b) => Number(b.level) - Number(a.level)).map(tellSkill);
}

const listFirst = (heading: string, names: readonly string[]): Reply | undefined =>
  names.length > 0 ? tell(`${heading}: ${joinWords(names.slice(0, MAX_NAMED))}.`) : undefined;

/** The owner's order says most about his best, and that the first is his newest. */
function tellFirst({ among: [first], top }: Asked): Reply | undefined {
  if (first && top.intent === 'newest') return tell(`Listed first: ${describeProject(first)}`);
  const text = 'Nothing published says which project that is. The first of the list is';
  return first && { text: `${text} ${describeProject(first)}`, outcome: 'near' };
}
