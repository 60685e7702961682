import type { Conversation } from '../conversation';
import type { Knowledge } from '../knowledge';
import { firstName } from '../owner';
import { isAttack, isGreeting, isThanks } from './small-talk';
import { OWNER_TOPICS } from './owner-topics';
import { searchProjects } from './project-search';
import { describeProject, joinNames, linkTo, mentionProject } from './project-texts';
import { readQuestion, type Question } from './question';
import { findTechnologies, isSame, termsBeside } from './technologies';
import { toTerms } from './words';

type Answerer = (question: Question) => string | undefined;

const MAX_MENTIONED = 3;
const MAX_LISTED = 8;
const MAX_BESIDE_TOPIC = 2;

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
  return `Hello! I can tell you about ${owner.name}'s projects, skills and background. What would you like to know?`;
}

function describeNamed({ named }: Question): string | undefined {
  return named.slice(0, MAX_MENTIONED).map(describeProject).join('\n\n') || undefined;
}

function answerTechnologies({ text, terms, knowledge }: Question): string | undefined {
  const names = findTechnologies(text, knowledge);
  const beside = termsBeside(names, terms).filter((term) => !BESIDE_TECHNOLOGY.includes(term));
  if (names.length === 0 || beside.length > 0) return undefined;
  const { owner, projects, pages } = knowledge;
  const users = projects.filter(({ technologies }) =>
    names.every((name) => technologies.some((technology) => isSame(technology, name))),
  );
  const levels = owner.skills
    .flatMap(({ skills }) => skills)
    .filter(({ name }) => names.some((one) => isSame(one, name)))
    .map(({ name, level }) => `${name} ${level}%`);
  const more = users.length > MAX_LISTED ? `\n\nMore are in the [gallery](${pages.portfolio}).` : '';
  return [
    levels.length > 0 && `${firstName(owner)}'s proficiency: ${joinNames(levels)}.`,
    users.length > 0 && `Built with ${joinNames(names)}:\n\n${list(users.slice(0, MAX_LISTED))}${more}`,
  ]
    .filter(Boolean)
    .join('\n\n');
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
  return `${firstName(owner)} shows ${count} here:\n\n${list(projects.slice(0, MAX_LISTED))}\n\n${all}`;
}

/** Who asks for something built is content with what comes near. */
function mentionWork(question: Question): string | undefined {
  return question.asksForWork ? mention(question, NEAR) : undefined;
}

function answerAboutOwner({ text, mentionsOwner, knowledge }: Question): string | undefined {
  for (const { pattern, isCommon, answer } of OWNER_TOPICS) {
    const rest = text.replace(pattern, ' ');
    const allowed = mentionsOwner && !isCommon ? MAX_BESIDE_TOPIC : 0;
    if (rest !== text && toTerms(rest).length <= allowed) return answer(knowledge);
  }
  return undefined;
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
  return `I can only speak about what is published here: ${owner.name}'s projects, skills and background. For anything else, please use the [contact form](${pages.contact}).`;
}
