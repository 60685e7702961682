import type { Conversation } from '../conversation';
import type { Knowledge } from '../knowledge';
import type { KnownProject } from '../known-project';
import { likeness, TYPO } from '../search/likeness';
import { isKnown, rankOf } from '../search/vectors';
import { isMistyped, patternOf, toContent, toTokens } from '../search/words';
import { NO_MATCH, rankIntents, type Match } from './intents';
import { isEnglish, languageOf, SLOT, type Language } from './languages';
import { findProjects } from './named-projects';
import { findTechnologies } from '../search/technologies';
import { wordingOf } from './wording';

/** One question of a visitor, looked at from all the sides that the answers need. */
export type Question = ReturnType<typeof readQuestion>;
export type Context = { projects: KnownProject[]; topic?: Match };

const [CLAUSE, ASKS, OWNER] = [patternOf('clause'), patternOf('asks'), patternOf('owner')];
const [GREETING, EXPERIENCE] = [patternOf('greeting'), patternOf('experience')];
const MAX_QUESTIONS = 3;
const MAX_WORDS = 40;
const MAX_PREPARATION = 200;

/** Each to be answered by itself. A statement only prepares the question after it, `and what?` belongs to the one before. */
export function splitQuestions(text: string): string[] {
  const parts: string[] = [];
  for (const part of text.replace(GREETING, '').split(CLAUSE)) {
    const before = parts.at(-1);
    const isPreparation = before && !ASKS.test(before) && before.length < MAX_PREPARATION;
    const isRest = before && toContent(part).length === 0;
    if (isPreparation || isRest) parts[parts.length - 1] = `${before} ${part.trim()}`;
    else if (part.trim()) parts.push(part.trim());
  }
  return parts.slice(0, MAX_QUESTIONS);
}

export function readQuestion(text: string, knowledge: Knowledge, context: Context) {
  const [tokens, owner] = [toTokens(text).slice(0, MAX_WORDS), toTokens(knowledge.owner.name)];
  const language = languageOf(text);
  const technologies = findTechnologies(text, knowledge.technologies);
  const projects = findProjects(tokens, text, knowledge.index);
  const ofProjects = new Set(projects.flatMap((one) => one.tokens));
  const ofTechnologies = new Set(technologies.flatMap((one) => one.tokens));
  const isOwner = (token: string) =>
    owner.includes(token) || ((!isEnglish(language) || !isKnown(rankOf(token))) && isForm(token, owner));
  const isNew = (token: string) => !isOwner(token) && !ofProjects.has(token) && !ofTechnologies.has(token);
  const unknown = isEnglish(language)
    ? tokens.filter((token) => isNew(token) && isUnknown(token, language, knowledge))
    : [];
  const general = language.toCanonical(text).map((token) => {
    if (isOwner(token)) return 'you';
    if (ofProjects.has(token)) return 'project';
    return ofTechnologies.has(token) || unknown.includes(token) ? SLOT : token;
  });
  const intents = rankIntents(
    general.filter((token, at) => token !== general[at - 1]),
    language,
  );
  return {
    ...{ text, knowledge, context, language, technologies, intents },
    ...wordingOf(text, language, projects.length > 0),
    top: intents[0] ?? NO_MATCH,
    wants: (...names: string[]) => intents.find(({ intent }) => names.includes(intent)) ?? NO_MATCH,
    named: projects.map(({ project }) => project),
    content: toContent(text).filter(
      (token) => !isOwner(token) && !isMistyped(token) && !ofProjects.has(token),
    ),
    unsaid: unsaidField(text, projects.length > 0 || technologies.length > 0, knowledge),
    mentionsOwner: tokens.some((token) => isOwner(token) || OWNER.test(token)),
    names: isEnglish(language) ? [...new Set([...namesIn(text).filter(isNew), ...unknown])] : [],
  };
}

/** What is written as a name, but for the first word and sentences in capitals. */
const namesIn = (text: string): string[] =>
  /\p{Ll} \p{Ll}/u.test(text)
    ? toTokens((text.match(/(?<=[\p{L},] )\p{Lu}[\p{L}\p{N}]+/gu) ?? []).join(' '))
    : [];

/** What experience is asked for, if nothing published says a word of it. */
function unsaidField(text: string, isNamed: boolean, { index }: Knowledge): string[] {
  const [, field = ''] = EXPERIENCE.exec(text) ?? [];
  const words = toContent(field);
  return isNamed || words.length === 0 || index.sayingAll(words).length > 0 ? [] : [field];
}

/** Neither a word of the language, nor like one of ours, nor said anywhere: what only a name can be. */
function isUnknown(token: string, { vocabulary }: Language, { index }: Knowledge): boolean {
  if (isKnown(rankOf(token)) || !/^\p{L}{3,}/u.test(token) || isMistyped(token)) return false;
  return [vocabulary, index.vocabulary].every((one) => one.likenessesOf(token).size === 0);
}

const isForm = (token: string, names: readonly string[]): boolean =>
  names.some(
    (name) => name.length > 3 && (token.startsWith(name.slice(0, 4)) || likeness(token, name) >= TYPO),
  );

/** The projects that an answer of ours links to, in its order. */
export function linkedIn(text: string, { projects }: Knowledge): KnownProject[] {
  const places = projects.map((project) => ({ project, at: text.indexOf(`(${project.link})`) }));
  const linked = places.filter(({ at }) => at >= 0).sort((a, b) => a.at - b.at);
  return linked.map(({ project }) => project);
}

/** Of the answer before, or of the one before that when the last one named none. */
export function readContext(conversation: Conversation, knowledge: Knowledge): Context {
  const answers = [-2, -4].map((at) => linkedIn(conversation.at(at)?.text ?? '', knowledge));
  const projects = answers.find((all) => all.length > 0) ?? [];
  const last = conversation.at(-3)?.text;
  return { projects, topic: last ? readQuestion(last, knowledge, { projects: [] }).top : undefined };
}
