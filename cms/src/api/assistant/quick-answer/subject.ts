import type { Knowledge } from '../knowledge';
import type { KnownProject } from '../known-project';
import { findProjects } from '../search/named-projects';
import { search } from '../search/search';
import { isFunctionWord, patternOf, PLACES, tellingBeside, toContent, toTokens } from '../search/words';
import { type Context, NO_CONTEXT } from './context';
import { readQuestion } from './question';
import { isFact } from './spoken-of';

const [SUBJECT, DESCRIBED] = [patternOf('subject'), patternOf('described')];
const [RETURNS, MOST] = [patternOf('returns'), patternOf('superlative')];
/** How much of the words says what is meant, and how much of what the best one says. */
const [NEAR, AS_NEAR] = [0.5, 0.75];
/** How many of the words that may mean the owner a project says. */
const SAID = 0.7;
/** What closes a question, but not `C#`. */
const CLOSING = /[\s.?!…]+$/;

/** One that is only like what is said may be another: `the blue one`. */
type Meant = { project: KnownProject; isLike?: boolean };
type Part = { text: string; context: Context; isLike?: boolean | undefined };

/**
 * A question with the title of the project that it describes, `Back to the knee study: in which journal?` or `Did the
 * wheelchair one win a prize?`; who goes back to something else leans on nothing that was said between.
 */
export function nameSubject(text: string, knowledge: Knowledge, context: Context): Part {
  // Of a title that says nothing, as `What Next?` does, the text would not tell.
  const toPart = ({ project, isLike }: Meant, named: string): Part => ({
    text: named,
    context: { ...context, projects: [project], arePast: false },
    isLike,
  });
  const [lead = '', said = ''] = SUBJECT.exec(text) ?? [];
  const rest = text.slice(lead.length);
  const subject = said ? findMeant(said, knowledge, context) : undefined;
  if (subject) return toPart(subject, `${rest.replace(CLOSING, '')}, ${subject.project.title}?`);
  if (said && RETURNS.test(lead)) return { text: `${said}, ${rest}`, context: NO_CONTEXT };
  const described = describedIn(text);
  const meant = described ? findMeant(described, knowledge, context) : undefined;
  if (!meant) return { text, context };
  const named = text.replace(described, () => meant.project.title);
  return toPart(meant, named);
}

/** `the wheelchair one`, but neither `the second one` nor `the newest one`. */
function describedIn(text: string): string {
  const [described = '', kind = ''] = DESCRIBED.exec(text) ?? [];
  const isOfList = toTokens(kind).some((word) => isFunctionWord(word) || PLACES.includes(word));
  return isOfList || MOST.test(kind) ? '' : described;
}

/** Of those that come near, the one that was spoken of. */
function findMeant(said: string, knowledge: Knowledge, context: Context): Meant | undefined {
  const { index } = knowledge;
  const [named, other] = findProjects(toTokens(said), said, index);
  const content = toContent(said);
  if (named || tellingBeside(content, []).length === 0) return other ? undefined : named;
  const found = search(index, content, said);
  const [best] = found;
  const isSaid = best?.project !== undefined && best.exact >= SAID;
  if (!isSaid && mayMeanOwner(said, knowledge)) return undefined;
  const needed = Math.max(NEAR, AS_NEAR * (best?.coverage ?? 0));
  const near = found
    .filter(({ coverage }) => coverage >= needed)
    .flatMap(({ project, exact }) => (project ? { project, isLike: exact < NEAR } : []));
  const spokenOf = [...context.projects, ...context.recent, ...context.listed];
  return near.find(({ project }) => spokenOf.includes(project)) ?? near[0];
}

/** `his rates`, `the résumé`. */
function mayMeanOwner(said: string, knowledge: Knowledge): boolean {
  const { mentionsOwner, top } = readQuestion(said, knowledge, NO_CONTEXT);
  return mentionsOwner || isFact(top);
}
