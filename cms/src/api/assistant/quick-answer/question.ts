import type { Conversation } from '../conversation';
import type { Knowledge, KnownProject } from '../knowledge';
import { toContent, toTokens } from '../search/words';
import { rankIntents, type Match } from './intents';
import { isEnglish, languageOf, SLOT, type Language } from './languages';
import { findProjects } from './named-projects';
import { findTechnologies, type NamedTechnology } from './technologies';

/** One question of a visitor, looked at from all the sides that the answers need. */
export type Question = {
  text: string;
  /** Words that tell what it is about. */
  content: string[];
  language: Language;
  /** What it may want, best first. */
  intents: Match[];
  named: KnownProject[];
  /** Named by a word of meaning only: `the clinic project`. */
  isNickname: boolean;
  technologies: NamedTechnology[];
  mentionsOwner: boolean;
  asksForWork: boolean;
  asksNumber: boolean;
  /** To the projects of the answer before. */
  refersBack?: 'one' | 'several';
  knowledge: Knowledge;
  context: Context;
};

/** What was said before. */
export type Context = { projects: KnownProject[]; question?: Question };

const OWNER_WORDS = /^(you|your|yours|he|she|his|hers?|him|owner|developer)$/;
const WORK =
  /\b(projects?|apps?|applications?|software|tools?|systems?|products?|web ?sites?|plugins?|extensions?|built|build|made|make|developed|something|anything|which (one|work)|(is there|are there|got) any|work (that|which|for|with|about|involving|on)|(have you|has (he|she)|did (you|he|she)) (ever )?(done|do|work|worked|written|helped))\b/i;
const NUMBER =
  /\b(how (many|much|long|big|large|fast|quick\w*|often|far|old|small|accurate|exact|precise|reliable|soon)|what (percent\w*|number|share|size|speed|effect|result|impact|overhead|throughput)|by how)\b/i;
const SEVERAL =
  /\b((which|what|any|one|some|how many) (one )?(of|among) (them|those|these|the two|they)|they|them|those|these|both)\b/i;
const ONE = /\b(it|its|this|that|this one|that one|the (project|app|tool|code|source|one)|there)\b/i;
const CLAUSE =
  /(?<=[?!;])\s+|(?<=[.])\s+(?=\p{L})|,?\s+(?:and|but|also|und|y|et)\s+(?:also\s+)?(?=(?:where|what|which|who|how|when|why|does|do|did|is|are|can|could|has|have|tell|show|wo|was|wie|kann|ist|dónde|qué|cómo|cuándo|où|comment|quel\w*|est-ce)\b)/iu;
const ASKS =
  /\?\s*$|^\W*(and |but )?(where|what|which|who|how|when|why|does|do|did|is|are|can|could|has|have|would|will|tell|show|give|list|compare|describe|explain|wo|was|wie|welche\w*|quel\w*|comment|qué|cómo|dónde)\b/i;
const MAX_QUESTIONS = 3;
const MAX_PREPARATION = 200;

/** Each to be answered by itself. A statement only prepares the question after it. */
export function splitQuestions(text: string): string[] {
  const parts: string[] = [];
  for (const part of text.split(CLAUSE).map((one) => one.trim())) {
    const before = parts.at(-1);
    if (before && !ASKS.test(before) && before.length < MAX_PREPARATION) {
      parts[parts.length - 1] = `${before} ${part}`;
    } else if (part) parts.push(part);
  }
  return parts.slice(0, MAX_QUESTIONS);
}

export function readQuestion(text: string, knowledge: Knowledge, context: Context): Question {
  const tokens = toTokens(text);
  const owner = toTokens(knowledge.owner.name);
  const language = languageOf(text);
  const technologies = findTechnologies(text, knowledge.technologies);
  const projects = findProjects(tokens, text, knowledge.index);
  const isNickname = projects.some((one) => one.isNickname);
  const ofProjects = new Set(projects.flatMap((one) => one.tokens));
  const ofTechnologies = new Set(technologies.flatMap((one) => one.tokens));
  const isOwner = (token: string) =>
    owner.some(
      (name) =>
        name === token || (!isEnglish(language) && name.length > 3 && token.startsWith(name.slice(0, 4))),
    );
  const general = language
    .toCanonical(text)
    .map((token) => {
      if (isOwner(token)) return 'you';
      if (ofProjects.has(token)) return 'project';
      return ofTechnologies.has(token) ? SLOT : token;
    })
    .filter((token, at, all) => token !== all[at - 1]);
  return {
    ...{ text, language, technologies, knowledge, context, isNickname },
    named: projects.map(({ project }) => project),
    content: toContent(text).filter((token) => !isOwner(token) && (isNickname || !ofProjects.has(token))),
    intents: rankIntents(general, language),
    mentionsOwner: tokens.some((token) => isOwner(token) || OWNER_WORDS.test(token)),
    asksForWork: WORK.test(text),
    asksNumber: NUMBER.test(text),
    refersBack: SEVERAL.test(text) ? 'several' : ONE.test(text) ? 'one' : undefined,
  };
}

/** How much a question seems to want one thing. */
export function matchOf({ intents }: Question, intent: string): Match {
  return intents.find((match) => match.intent === intent) ?? { intent, score: 0, covered: 0, slot: [] };
}

/** What it wants most, of some things or of all. */
export function topOf({ intents }: Question, among?: readonly string[]): Match {
  const top = intents.find(({ intent, slot }) => (among ? among.includes(intent) : slot.length === 0));
  return top ?? { intent: 'none', score: 0, covered: 0, slot: [] };
}

/** The projects that an answer of ours links to, in its order. */
export function linkedIn(text: string, { projects }: Knowledge): KnownProject[] {
  return projects
    .map((project) => ({ project, at: text.indexOf(`(${project.link})`) }))
    .filter(({ at }) => at >= 0)
    .sort((a, b) => a.at - b.at)
    .map(({ project }) => project);
}

/** Of the answer before, or of the one before that when the last one named none. */
export function readContext(conversation: Conversation, knowledge: Knowledge): Context {
  const projects = [-2, -4]
    .map((at) => linkedIn(conversation.at(at)?.text ?? '', knowledge))
    .find((all) => all.length > 0);
  const last = conversation.at(-3)?.text;
  return {
    projects: projects ?? [],
    question: last ? readQuestion(last, knowledge, { projects: [] }) : undefined,
  };
}
