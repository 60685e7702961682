import type { Knowledge } from '../knowledge';
import type { KnownProject } from '../known-project';
import { NO_MATCH } from '../language/intents';
import { findProjects } from '../search/named-projects';
import { search } from '../search/search';
import { patternOf, tellingBeside, toContent, toPattern, toTokens, WORDS } from '../words/words';
import { BARE, type Context, INSTEAD, NO_CONTEXT } from './context';
import { HELD } from './owner/facts';
import { readQuestion } from './question';
import { isFact } from './spoken-of';

const [SUBJECT, DESCRIBED] = [patternOf('subject'), patternOf('described')];
const [PLACE, OTHER] = [patternOf('place'), /^other\b/i];
/** How much of the words says what is meant, and how much of what the best one says. */
const [NEAR, AS_NEAR] = [0.5, 0.75];
/** What closes a question, but not `C#`. */
const CLOSING = /[\s.?!…]+$/;

/** One that is only like what is said may be another: `the blue one`. */
type Meant = { project: KnownProject; isLike?: boolean };
type Part = { text: string; context: Context; isLike?: boolean | undefined };

/**
 * A question with the title of the project that it describes: `Back to the knee study: in which journal?`, or
 * `Did the wheelchair one win a prize?`.
 */
export function nameSubject(text: string, knowledge: Knowledge, context: Context): Part {
  const placed = placeIn(text, context);
  const named = placed ? text.replace(PLACE, () => placed.title) : text;
  return askAgain(named, knowledge, context) ?? askOn(named, context) ?? describe(named, knowledge, context);
}

/** `For how long?`: of what was asked before of the owner. */
function askOn(text: string, context: Context): Part | undefined {
  const { asked, arePast, topic = NO_MATCH } = context;
  const isTold = isFact(topic) && !HELD.includes(topic.intent);
  if (!asked || !arePast || isTold || !BARE.test(text)) return undefined;
  return { text: `${asked.replace(CLOSING, '')}, ${text}`, context };
}

function describe(text: string, knowledge: Knowledge, context: Context): Part {
  const [lead = '', ...said] = SUBJECT.exec(text) ?? DESCRIBED.exec(text) ?? [];
  const subject = findMeant(said.find(Boolean) ?? '', knowledge, context);
  const rest = text.replace(lead, '').replace(CLOSING, '');
  if (subject) return toPart(subject, `${rest}, ${subject.project.title}?`, context);
  return { text, context };
}

const toPart = ({ project, isLike }: Meant, text: string, context: Context): Part => ({
  ...{ text, isLike },
  context: { ...context, projects: [project], arePast: false },
});

/** `And Plover?`: what was asked before, of another. */
function askAgain(text: string, knowledge: Knowledge, context: Context): Part | undefined {
  const [lead = ''] = INSTEAD.exec(text) ?? [];
  const { asked = '' } = context;
  const rest = text.slice(lead.length);
  const [found, other] = lead && asked ? findIn(rest, knowledge) : [];
  if (!found || other || toContent(rest).some((word) => !found.tokens.includes(word))) return undefined;
  const before = findIn(asked, knowledge).flatMap(({ tokens }) => tokens.map(toPattern));
  if (before.length === 0 && isFact(context.topic ?? NO_MATCH)) return undefined;
  const spokenOf = [...before, PLACE.source].join('|');
  const open = asked.replace(new RegExp(`\\b(${spokenOf})\\b`, 'giu'), '').replace(CLOSING, '');
  return toPart(found, `${open}, ${found.project.title}?`, context);
}

const findIn = (text: string, { index }: Knowledge) => findProjects(toTokens(text), text, index);

/** `the second one` of those listed before, or the one of two that was not spoken of since. */
function placeIn(text: string, { listed, projects }: Context): KnownProject | undefined {
  const said = (PLACE.exec(text) ?? []).slice(1).find(Boolean) ?? '';
  const [other, ...more] = listed.filter((one) => !projects.includes(one));
  if (said === 'other') return more.length > 0 ? undefined : other;
  return said === 'last' ? listed.at(-1) : listed[WORDS.places.indexOf(said.toLowerCase())];
}

/** Of those that come near, the one that was spoken of; none where it is the owner's: `his rates`, `the résumé`. */
function findMeant(said: string, knowledge: Knowledge, context: Context): Meant | undefined {
  const [named, other] = findIn(said, knowledge);
  const content = toContent(said);
  if (named || tellingBeside(content, []).length === 0) return other ? undefined : named;
  if (isFact(readQuestion(said, knowledge, NO_CONTEXT).top)) return undefined;
  const found = search(knowledge.index, content, said);
  const needed = Math.max(NEAR, AS_NEAR * (found[0]?.coverage ?? 0));
  const near = found
    .filter(({ coverage }) => coverage >= needed)
    .flatMap(({ project, exact }) => (project ? { project, isLike: exact < NEAR } : []));
  const spokenOf = [...context.projects, ...context.listed];
  if (OTHER.test(said)) return near.find(({ project }) => !context.projects.includes(project));
  return near.find(({ project }) => spokenOf.includes(project)) ?? near[0];
}
