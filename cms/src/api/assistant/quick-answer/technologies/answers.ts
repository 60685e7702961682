import { firstName } from '../../../../shared-with-web/first-name';
import { isPublished, type Knowledge } from '../../knowledge';
import type { KnownProject } from '../../known-project';
import { skillsOf } from '../../owner';
import { findTechnologies, isSame, type NamedTechnology } from '../../search/technologies';
import { isKnown, rankOf } from '../../words/vectors';
import { patternOf, tellingBeside, toTokens, WORDS } from '../../words/words';
import { isOwnWord } from '../../language/intents';
import { yearsOf } from '../projects/conditions';
import { escape, inWordsOf, joinNames, joinWords, quoted } from '../markdown';
import { tellSkill } from '../owner/skills';
import { linkTo, listProjects } from '../projects/texts';
import type { Question } from '../question';
import { decline, near, notPublished, tell, type Reply } from '../reply';

/** How it is used, or whether it is better than others: nothing the owner has published. */
const OF_TECHNOLOGY = patternOf('ofTechnology');
const DURATION = patternOf('duration');
const LIKELY = 0.4;
const MAX_QUOTED = 2;
/** `use` is said in any sentence: of so many, one would mean ours. */
const MAX_READ = 100;

export function answerTechnologies(question: Question): Reply | undefined {
  const { technologies, mentionsOwner, text, knowledge } = question;
  if (technologies.length === 0) return undefined;
  if (!mentionsOwner && OF_TECHNOLOGY.test(text)) return decline(knowledge, 'offTopic');
  return !question.asksWhy && isAboutUse(question) ? tellUse(question) : undefined;
}

export function tellUse(question: Question): Reply {
  const { technologies, knowledge } = question;
  const texts = technologies.map((one) => describeUse(one, question));
  const missing = technologies.filter((_, at) => !texts[at]).map(({ name }) => name);
  const found = texts.filter(Boolean);
  if (found.length === 0) return tellRelated(technologies, question) ?? notPublished(missing, knowledge);
  const rest = missing.length > 0 ? [`Nothing published here mentions ${joinNames(missing)}.`] : [];
  const text = [...found, ...rest].join('\n\n');
  return technologies.every((one) => isOnlyWord(one, text, knowledge)) ? near(text) : tell(text);
}

/** `The hinges gather rust` says nothing of Rust. */
function isOnlyWord(one: NamedTechnology, text: string, knowledge: Knowledge): boolean {
  const [token = '', ...more] = one.tokens;
  if (isPublished(one, knowledge) || more.length > 0 || !isKnown(rankOf(token))) return false;
  const within = new RegExp(`(?<=[\\p{L}\\p{N},] )${token}\\b`, 'giu');
  return (text.match(within) ?? []).every((said) => said === token);
}

/** `Spring Boot`, to who asks for Spring. */
function tellRelated(technologies: readonly NamedTechnology[], question: Question): Reply | undefined {
  const related = question.knowledge.technologies.flatMap((one) => {
    const isPart = technologies.some(({ key }) => one.key.startsWith(`${key} `));
    return isPart ? { ...one, tokens: toTokens(one.name) } : [];
  });
  return related.length > 0 ? near(tellUse({ ...question, technologies: related }).text) : undefined;
}

function isAboutUse(question: Question): boolean {
  const { wants, technologies, content, language, asksForWork, knowledge } = question;
  const named = technologies.flatMap(({ tokens }) => tokens);
  const beside = tellingBeside(content, [...named, ...WORDS.using]);
  // `single sign-on for citizens`: what is not known by its name may be found by the rest.
  const isOfOurs = technologies.some((one) => isPublished(one, knowledge));
  if ((question.asksNumber || (!isOfOurs && asksForWork)) && beside.length > 0) return false;
  return wants('useOf').score >= LIKELY || beside.every((word) => isOwnWord(word, language));
}

function describeUse(named: NamedTechnology, { knowledge, text }: Question): string {
  const [{ name, users, tokens }, { owner, projects }] = [named, knowledge];
  const first = escape(firstName(owner));
  const skills = skillsOf(owner).filter((skill) => isSame(skill.name, name));
  const levels = skills.filter(({ level }) => level !== null);
  const isKnown = skills.length > 0 || owner.technologies.some((one) => isSame(one, name));
  const made = users.length > 0 ? [] : ofPlatform(tokens, projects);
  const said = users.length + made.length > 0 ? [] : quote(named, knowledge);
  const years = DURATION.test(text) ? users.flatMap((one) => yearsOf(one)) : [];
  const earliest = years.length > 0 && Math.min(...years);
  return [
    levels.length > 0 && `${first}'s proficiency: ${joinWords(levels.map(tellSkill))}.`,
    isKnown && levels.length === 0 && `${first} works with ${escape(name)}.`,
    earliest && `The earliest project here with ${escape(name)} is of ${earliest}.`,
    users.length > 0 && `Built with ${escape(name)}:\n\n${listProjects(users, knowledge)}`,
    made[0] && `Of the kind ${escape(made[0].platform)}:\n\n${listProjects(made, knowledge)}`,
    ...said,
  ]
    .filter(Boolean)
    .join('\n\n');
}

/** Those whose platform has the name. Read once a platform, not a project: there may be thousands. */
function ofPlatform(tokens: readonly string[], projects: readonly KnownProject[]): KnownProject[] {
  const platforms = new Set(projects.map(({ platform }) => platform));
  const meant = [...platforms].filter((one) => tokens.every((token) => toTokens(one).includes(token)));
  return meant.length > 0 ? projects.filter(({ platform }) => meant.includes(platform)) : [];
}

/** Sentences that say its name, and mean it. */
function quote(named: NamedTechnology, { owner, index }: Knowledge): string[] {
  const texts: string[] = [];
  for (const { project, text } of index.passagesSaying(named.tokens).slice(0, MAX_READ)) {
    if (texts.length === MAX_QUOTED) break;
    if (!findTechnologies(text, [named]).some((one) => one.key === named.key)) continue;
    texts.push(project ? `${linkTo(project)}: ${quoted(text)}` : inWordsOf(firstName(owner), text));
  }
  return texts;
}
