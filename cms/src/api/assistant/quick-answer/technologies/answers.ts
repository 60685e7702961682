import { firstName } from '../../../../shared-with-web/first-name';
import { isPublished, type Knowledge } from '../../knowledge';
import { skillsOf } from '../../owner';
import { isSame, type NamedTechnology } from '../../search/technologies';
import { patternOf, tellingBeside, toTokens, WORDS } from '../../words/words';
import { isOwnWord } from '../../language/intents';
import { escape, joinNames, joinWords } from '../markdown';
import { tellSkill } from '../owner/skills';
import { listProjects } from '../projects/texts';
import type { Question } from '../question';
import { decline, notPublished, tell, type Reply } from '../reply';

/** How it is used, or whether it is better than others: nothing the owner has published. */
const OF_TECHNOLOGY = patternOf('ofTechnology');
/** `Route planners such as OR-Tools?`: the rest only says what it is. */
const [SUCH_AS, EITHER] = [patternOf('suchAs'), patternOf('either')];
const LIKELY = 0.4;

export function answerTechnologies(question: Question): Reply | undefined {
  const { technologies, mentionsOwner, text, knowledge } = question;
  if (technologies.length === 0) return undefined;
  if (!mentionsOwner && OF_TECHNOLOGY.test(text)) return decline(knowledge, 'offTopic');
  return !question.asksWhy && isAboutUse(question) ? tellUse(question.technologies, knowledge) : undefined;
}

/** What only a sentence says is found by that. */
export function tellUse(technologies: readonly NamedTechnology[], knowledge: Knowledge): Reply | undefined {
  const found = technologies.map((one) => describeUse(one, knowledge)).filter(Boolean);
  const missing = technologies.filter((one) => !isMentioned(one, knowledge)).map(({ name }) => name);
  if (missing.length === technologies.length) return notPublished(missing, knowledge);
  if (found.length === 0) return undefined;
  const rest = missing.length > 0 ? [`Nothing published here mentions ${joinNames(missing)}.`] : [];
  return tell([...found, ...rest].join('\n\n'));
}

/** Among the technologies or platforms, or in any text. */
export const isMentioned = (one: NamedTechnology, knowledge: Knowledge): boolean =>
  isPublished(one, knowledge) ||
  knowledge.projects.some(({ platform }) => platform.includes(one.name)) ||
  knowledge.index.passagesSaying(one.tokens).some((text) => text.includes(one.name));

function isAboutUse(question: Question): boolean {
  const { wants, technologies, content, language, asksForWork, asksHow, knowledge, text } = question;
  const named = technologies.flatMap(({ tokens }) => tokens);
  const beside = tellingBeside(content, [...named, ...WORDS.using]);
  // `single sign-on for citizens`: what is not known by its name may be found by the rest.
  const isOfOurs = technologies.some((one) => isPublished(one, knowledge));
  if ((question.asksNumber || (!isOfOurs && asksForWork)) && beside.length > 0) return false;
  const areSides = technologies.length > 1 && EITHER.test(text) && beside.length < 2 && !asksHow;
  const [, example = ''] = text.split(SUCH_AS);
  const isExample = technologies[0]?.tokens[0] === toTokens(example)[0];
  return (
    areSides ||
    isExample ||
    wants('useOf').score >= LIKELY ||
    beside.every((word) => isOwnWord(word, language))
  );
}

function describeUse({ name, users }: NamedTechnology, knowledge: Knowledge): string {
  const { owner } = knowledge;
  const first = escape(firstName(owner));
  const skills = skillsOf(owner).filter((skill) => isSame(skill.name, name));
  const levels = skills.filter(({ level }) => level !== null);
  const isKnown = skills.length > 0 || owner.technologies.some((one) => isSame(one, name));
  return [
    levels.length > 0 && `${first}'s proficiency: ${joinWords(levels.map(tellSkill))}.`,
    isKnown && levels.length === 0 && `${first} works with ${escape(name)}.`,
    users.length > 0 && `Built with ${escape(name)}:\n\n${listProjects(users, knowledge)}`,
  ]
    .filter(Boolean)
    .join('\n\n');
}
