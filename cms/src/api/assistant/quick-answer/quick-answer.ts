import type { Conversation } from '../conversation';
import type { Knowledge } from '../knowledge';
import { firstName, skillsOf, type Owner } from '../owner';
import { escape, joinNames, joinWords } from './markdown';
import { tellSkill } from './owner-facts';
import { besideTopic, OWNER_TOPICS } from './owner-topics';
import { searchProjects } from './project-search';
import { describeProject, linkTo, mentionProject } from './project-texts';
import { readQuestion, type Question } from './question';
import { isAttack, isGreeting, isThanks } from './small-talk';
import { findTechnologies, isSame, termsBeside, uniqueNames } from './technologies';
import { toTerms } from './words';

type Answerer = (question: Question) => string | undefined;

const MAX_MENTIONED = 3;
const MAX_LISTED = 8;
const MAX_BESIDE_TOPIC = 2;

const ASKS_FOR_PROFILE = /\b(on|profiles?|accounts?)\b/;

/** What may stand beside a technology without asking for more than who uses it and how well. */
const BESIDE_TECHNOLOGY = toTerms('years level skill skills proficiency proficient expert stack');
const BESIDE_LIST = toTerms(
  'all every full latest newest recent best favourite favorite top number finished total',
);

/** An answer made of extracts of what is published, in Markdown. */
export function answerQuickly(conversation: Conversation, knowledge: Knowledge): string {
  const question = readQuestion(conversation, knowledge);
  if (isAttack(question.text)) return decline(question);
  for (const answer of ANSWERERS) {
    const text = answer(question);
    if (text) return text;
  }
  return decline(question);
}

const ANSWERERS: Answerer[] = [
  describeNamed,
  answerTechnologies,
  listProjects,
  answerSmallTalk,
  mentionWork,
  answerAboutOwner,
  mentionFitting,
];

/** The share of a question's terms that a project must speak of. */
const NEAR = 0.5;
const FITTING = 0.6;

function answerSmallTalk({ text, knowledge: { owner } }: Question): string | undefined {
  if (isThanks(text)) return 'You are welcome. Is there more you would like to know?';
  if (!isGreeting(text)) return undefined;
  return `Hello! I can tell you about ${escape(owner.name)}'s projects, skills and background. What would you like to know?`;
}

function describeNamed({ named }: Question): string | undefined {
  return named.slice(0, MAX_MENTIONED).map(describeProject).join('\n\n') || undefined;
}

function answerTechnologies({ text, terms, mentionsOwner, knowledge }: Question): string | undefined {
  const names = findTechnologies(text, knowledge);
  if (mentionsOwner && ASKS_FOR_PROFILE.test(text) && names.every((name) => isPlatform(name, knowledge))) {
    return undefined;
  }
  const beside = termsBeside(names, terms).filter((term) => !BESIDE_TECHNOLOGY.includes(term));
  if (names.length === 0 || beside.length > 0) return undefined;
  const { owner, projects, pages } = knowledge;
  const users = projects.filter(({ technologies }) =>
    names.every((name) => technologies.some((technology) => isSame(technology, name))),
  );
  const more = users.length > MAX_LISTED ? `\n\nMore are in the [gallery](${pages.portfolio}).` : '';
  return [
    tellProficiency(owner, names),
    users.length > 0 && `Built with ${joinNames(names)}:\n\n${list(users.slice(0, MAX_LISTED))}${more}`,
  ]
    .filter(Boolean)
    .join('\n\n');
}

/** GitHub may be a skill and a place to find the owner. */
function isPlatform(name: string, { owner }: Knowledge): boolean {
  return owner.socialLinks.some(({ platform }) => isSame(platform, name));
}

/** Levels where there are some; else that the owner knows them is all there is to say. */
function tellProficiency(owner: Owner, names: readonly string[]): string | undefined {
  const isAsked = (name: string) => names.some((one) => isSame(one, name));
  const skills = skillsOf(owner).filter(({ name }) => isAsked(name));
  const levels = skills.filter(({ level }) => level !== null).map(tellSkill);
  const name = escape(firstName(owner));
  if (levels.length > 0) return `${name}'s proficiency: ${joinWords(levels)}.`;
  const known = [...skills.map((skill) => skill.name), ...owner.technologies.filter(isAsked)];
  return known.length > 0 ? `${name} works with ${joinNames(uniqueNames(known))}.` : undefined;
}

function listProjects({
  terms,
  asksForWork,
  knowledge: { owner, projects, pages },
}: Question): string | undefined {
  const asksForAll = asksForWork && terms.every((term) => BESIDE_LIST.includes(term));
  if (!asksForAll || projects.length === 0) return undefined;
  const count = projects.length === 1 ? 'one project' : `${projects.length} projects`;
  const all = `[All of them](${pages.portfolio}) are in the gallery.`;
  return `${escape(firstName(owner))} shows ${count} here:\n\n${list(projects.slice(0, MAX_LISTED))}\n\n${all}`;
}

/** Who asks for something built is content with what comes near. */
function mentionWork(question: Question): string | undefined {
  return question.asksForWork ? mention(question, NEAR) : undefined;
}

/** What is not known about the owner is no matter of projects either. */
function answerAboutOwner(question: Question): string | undefined {
  const { text, mentionsOwner, knowledge } = question;
  const topic = OWNER_TOPICS.find((topic) => {
    const rest = besideTopic(text, topic, knowledge);
    const allowed = mentionsOwner && !topic.isCommon ? MAX_BESIDE_TOPIC : 0;
    return rest !== text && toTerms(rest).length <= allowed;
  });
  return topic?.answer(knowledge, text) ?? (topic && mentionsOwner ? decline(question) : undefined);
}

function mentionFitting(question: Question): string | undefined {
  return mention(question, question.mayAskForWork ? NEAR : FITTING);
}

function mention({ terms, knowledge }: Question, coverage: number): string | undefined {
  const hits = searchProjects(terms, knowledge, coverage).slice(0, MAX_MENTIONED);
  if (hits.length === 0) return undefined;
  const heading = hits.length === 1 ? 'This project fits' : 'These projects come closest';
  return `${heading}:\n\n${hits.map(({ project, terms: found }) => mentionProject(project, found)).join('\n')}`;
}

function list(projects: Knowledge['projects']): string {
  return projects.map((project) => `- ${linkTo(project)} (${project.platform})`).join('\n');
}

function decline({ knowledge: { owner, pages } }: Question): string {
  return `I can only speak about what is published here: ${escape(owner.name)}'s projects, skills and background. For anything else, please use the [contact form](${pages.contact}).`;
}
