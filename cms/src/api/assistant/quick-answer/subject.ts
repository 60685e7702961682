import type { Knowledge } from '../knowledge';
import type { KnownProject } from '../known-project';
import { findProjects } from '../search/named-projects';
import { search } from '../search/search';
import { patternOf, tellingBeside, toContent, toTokens } from '../search/words';
import { type Context, NO_CONTEXT } from './context';
import { readQuestion } from './question';
import { isFact } from './spoken-of';

const [SUBJECT, DESCRIBED] = [patternOf('subject'), patternOf('described')];
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
  const toPart = ({ project, isLike }: Meant, named: string): Part => ({
    ...{ text: named, isLike },
    context: { ...context, projects: [project], arePast: false },
  });
  const [lead = '', said = ''] = SUBJECT.exec(text) ?? [];
  const subject = findMeant(said, knowledge, context);
  const rest = text.slice(lead.length).replace(CLOSING, '');
  if (subject) return toPart(subject, `${rest}, ${subject.project.title}?`);
  const [described = ''] = DESCRIBED.exec(text) ?? [];
  const meant = findMeant(described, knowledge, context);
  return meant
    ? toPart(
        meant,
        text.replace(described, () => meant.project.title),
      )
    : { text, context };
}

/** Of those that come near, the one that was spoken of; none where it is the owner's: `his rates`, `the résumé`. */
function findMeant(said: string, knowledge: Knowledge, context: Context): Meant | undefined {
  const { index } = knowledge;
  const [named, other] = findProjects(toTokens(said), said, index);
  const content = toContent(said);
  if (named || tellingBeside(content, []).length === 0) return other ? undefined : named;
  if (isFact(readQuestion(said, knowledge, NO_CONTEXT).top)) return undefined;
  const found = search(index, content, said);
  const needed = Math.max(NEAR, AS_NEAR * (found[0]?.coverage ?? 0));
  const near = found
    .filter(({ coverage }) => coverage >= needed)
    .flatMap(({ project, exact }) => (project ? { project, isLike: exact < NEAR } : []));
  const spokenOf = [...context.projects, ...context.recent, ...context.listed];
  return near.find(({ project }) => spokenOf.includes(project)) ?? near[0];
}
