import { firstName, skillsOf } from '../owner';
import { toTokens, weightOf, WORDS } from '../search/words';
import { isEnglish } from './languages';
import { escape, joinNames, joinWords } from './markdown';
import { tellSkill } from './owner-facts';
import { linkTo, listProjects } from './project-texts';
import { matchOf, type Question } from './question';
import { decline, notPublished, tell, type Reply } from './reply';
import { isSame, originalOf, usersOf, type NamedTechnology } from './technologies';

const HOW_TO = /\b(how (do|can|to|would|should) (i|we|one|you)|^write|explain|code for)\b/i;
const USE = 0.75;
const USING: string[] = WORDS.using;
const MAX_QUOTED = 2;

/** Who uses a technology and how well, or honestly that nothing mentions it. */
export function answerTechnologies(question: Question): Reply | undefined {
  const { technologies, knowledge, text } = question;
  if (technologies.length === 0) return undefined;
  if (HOW_TO.test(text) && !/\byou (use|know)\b/i.test(text)) return decline(knowledge);
  if (!isAboutUse(question)) return undefined;
  const texts = technologies.map((one) => describeUse(one, question));
  const missing = technologies.filter((_, at) => !texts[at]).map(({ tokens }) => originalOf(tokens, text));
  const found = texts.filter((one) => one !== undefined);
  if (found.length === 0) return notPublished(missing, knowledge);
  const rest = missing.length > 0 ? [`Nothing published here mentions ${joinNames(missing)}.`] : [];
  return tell([...found, ...rest].join('\n\n'));
}

function isAboutUse(question: Question): boolean {
  if (!isEnglish(question.language)) return true;
  const { slot, score } = matchOf(question, 'useOf');
  const named = question.technologies.flatMap(({ tokens }) => tokens);
  const beside = question.content.filter(
    (word) => !named.includes(word) && !USING.includes(word) && weightOf(word) > 0.35,
  );
  return score >= USE || (slot.every((word) => named.includes(word)) && beside.length === 0);
}

function describeUse({ name, tokens }: NamedTechnology, { knowledge }: Question): string | undefined {
  const { owner, projects, index } = knowledge;
  const users = usersOf(projects, name);
  const skills = skillsOf(owner).filter((skill) => isSame(skill.name, name));
  const levels = skills.filter(({ level }) => level !== null);
  const isKnown = skills.length > 0 || owner.technologies.some((one) => isSame(one, name));
  const quoted = index.subjects
    .flatMap(({ passages }) => passages)
    .filter(({ text }) => tokens.every((token) => toTokens(text).includes(token)))
    .slice(0, MAX_QUOTED)
    .map(({ text, project }) => `${project ? `${linkTo(project)}: ` : ''}${escape(text)}`);
  const first = escape(firstName(owner));
  const texts = [
    levels.length > 0 && `${first}'s proficiency: ${joinWords(levels.map(tellSkill))}.`,
    isKnown && levels.length === 0 && `${first} works with ${escape(name)}.`,
    users.length > 0 && `Built with ${escape(name)}:\n\n${listProjects(users, knowledge)}`,
    users.length === 0 && quoted.length > 0 && quoted.join('\n\n'),
  ].filter(Boolean);
  return texts.length > 0 ? texts.join('\n\n') : undefined;
}
