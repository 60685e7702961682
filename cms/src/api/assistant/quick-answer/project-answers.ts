import type { KnownProject } from '../knowledge';
import { likeness, TYPO } from '../search/likeness';
import { sentencesOf } from '../search/passages';
import { search, type Found } from '../search/search';
import { toTokens } from '../search/words';
import { escape, joinNames } from './markdown';
import { isOwnerTopic } from './owner-facts';
import { describeProject, linkTo, quote } from './project-texts';
import { topOf, type Question } from './question';
import { tell, type Reply } from './reply';
import { usersOf } from './technologies';

const WHOLE = ['describe', 'builtWith', 'source', 'demo'];
const SURE = 0.6;
const NEAR = 0.42;
const EXACT = 0.5;
/** What an outcome is told with. */
const CHANGE =
  /\b(cut|fell|drop\w*|halved|reduc\w*|sav\w*|kept|grew|rose|faster|improv\w*|percent|from \S+ to|reached|went (up|down)|instead of)\b/i;

/** What is asked about one project: a fact of it, or all of it. */
export function answerAboutProject(question: Question, project: KnownProject): Reply | undefined {
  const isFollowUp = question.named.length === 0;
  const title = toTokens(project.title);
  const content = question.content.filter((word) => !title.some((own) => likeness(word, own) >= TYPO));
  const whole = tell(describeProject(project));
  if (content.length === 0 && !isFollowUp) return whole;
  const { intent, score } = topOf(question, [...WHOLE, 'outcome']);
  const isIntent = score >= SURE && score >= topOf(question).score - 0.1;
  const results = isIntent && intent === 'outcome' ? outcomesOf(project) : '';
  if (results) return tell(`${linkTo(project)}: ${escape(results)}`);
  const technology = answerTechnology(question, project, isFollowUp, title);
  if (technology) return technology;
  const found = searchWithin(question, project, content, intent === 'outcome');
  const coverage = found?.coverage ?? 0;
  const topic = found?.passages[0]?.topic;
  if (topic && isOwnerTopic(topOf(question).intent)) return tell(quote(found, question));
  if (isIntent && WHOLE.includes(intent) && (intent !== 'describe' || score > Math.min(0.85, coverage)))
    return whole;
  if (isFollowUp && (found?.exact ?? 0) < (question.refersBack === 'one' ? SURE : EXACT)) {
    if (question.refersBack === 'one') return whole;
    if (coverage < (question.refersBack ? NEAR : SURE)) return undefined;
  }
  if (question.isNickname && coverage < NEAR) return isIntent ? whole : undefined;
  return found && coverage >= NEAR ? tell(quote(found, question)) : whole;
}

function outcomesOf({ description }: KnownProject): string {
  return sentencesOf(description)
    .filter((sentence) => CHANGE.test(sentence) && /\d|half|halved/i.test(sentence))
    .join(' ');
}

function answerTechnology(
  question: Question,
  project: KnownProject,
  isFollowUp: boolean,
  title: string[],
): Reply | undefined {
  const asked = question.technologies.filter(({ tokens }) => !tokens.some((token) => title.includes(token)));
  if (asked.length === 0) return undefined;
  const names = asked.map(({ name }) => name);
  const words = toTokens(project.description);
  const isUsed = asked.every(
    ({ name, tokens }) => usersOf([project], name).length > 0 || words.includes(tokens[0] ?? ''),
  );
  if (isUsed) return tell(`Yes. ${describeProject(project)}`);
  if (isFollowUp) return undefined;
  const text = `Nothing published says that ${linkTo(project)} uses ${joinNames(names)}. It is built with ${joinNames(project.technologies)}.`;
  return { text, outcome: 'near' };
}

/** In its own texts, and in what the owner's say of it. */
function searchWithin(
  question: Question,
  project: KnownProject,
  content: string[],
  asksResult: boolean,
): Found | undefined {
  const { index } = question.knowledge;
  const [name = ''] = toTokens(project.title);
  return search(index, content, question.text, {
    asksNumber: question.asksNumber || asksResult,
    isWanted: (subject) =>
      subject.project === project ||
      (subject.project === undefined && subject.passages.some(({ text }) => toTokens(text).includes(name))),
  })[0];
}
