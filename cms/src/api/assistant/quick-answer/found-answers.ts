import type { Subject } from '../search/search-index';
import { tellsAsked } from '../search/told';
import type { Found } from '../search/rating';
import { search } from '../search/search';
import { isEnglish } from '../language/languages';
import { tellingBeside, WORDS } from '../words/words';
import { saysAll, strangeNames } from './hedge';
import { answerAboutOwner } from './owner/answers';
import { answerAboutProject } from './projects/answers';
import { isMeant } from './meant';
import { mention } from './mentions';
import type { Question } from './question';
import { decline, notPublished, tell, type Reply } from './reply';

/** Who asks for something built is content with what comes near. */
const [NEAR, NEAR_WORK] = [0.35, 0.18];
/** Of what the best one explains. */
const AS_GOOD = 0.7;
const MAX_MENTIONED = 3;
/** Of the words. */
const SAID = 0.5;
const OF_OWNER = ['about', 'availability'];
/** What no other sentence comes near to. */
const IS_OR_NOT = ['phone', 'spoken'];

/** What comes nearest of all that is published. */
export function answerFound(question: Question): Reply {
  const { knowledge, asksForWork, meant, top, content } = question;
  const [found, ofOwner] = [find(question), answerAboutOwner(question)];
  // `Have you built an online shop?` asks for no list of all.
  const isList = top.intent === 'listProjects' || (top.intent === 'private' && question.refersToSeveral);
  const asksForOne = isList && tellingBeside(content, WORDS.portfolioWords).length > 0;
  const isOne = asksForOne && found[0]?.project && found[0].exact >= SAID;
  if (ofOwner && !isOne) return withSentence(found[0], ofOwner, question);
  const first = found.find(({ coverage }) => coverage >= (asksForWork ? NEAR_WORK : NEAR));
  if (first?.project && meant.includes(first.project))
    return answerAboutProject({ ...question, named: [first.project] }, first.project) ?? decline(knowledge);
  if (first) return mentionFitting(found, first, question);
  const strange = strangeNames(question);
  return strange.length > 0 ? notPublished(strange, knowledge) : decline(knowledge);
}

/** With what the owner says of just that, which is not told with the topic, or instead of nothing. */
function withSentence(found: Found | undefined, reply: Reply, question: Question): Reply {
  const { content, language, top } = question;
  if (!found || found.exact < SAID || !OF_OWNER.includes(found.topic ?? '')) return reply;
  const isWhole = found.exact === 1 && (content.length > 1 || !isEnglish(language));
  if (reply.outcome === 'decline')
    return isWhole || !IS_OR_NOT.includes(top.intent) ? mention([found], isWhole, question) : reply;
  const sentence = found.passages[0]?.text ?? '';
  if (content.every((word) => saysAll(reply.text, [word]) || !saysAll(sentence, [word]))) return reply;
  const said = mention([found], true, question);
  return reply.outcome === 'answer' ? tell(`${said.text}\n\n${reply.text}`) : said;
}

/** Who asks for something built is told of projects, unless the owner's terms or certificates say just that. */
function find({ content, searched, knowledge, context, ...question }: Question): Found[] {
  const { asksForWork, asksForOthers, refersToSeveral, expects } = question;
  const spokenOf = asksForOthers ? context.projects : [];
  const isWanted = ({ project }: Subject) => !project || !spokenOf.includes(project);
  const found = search(knowledge.index, content, searched, { expects, isWanted });
  const [first] = found;
  const isTerm =
    first?.topic &&
    !refersToSeveral &&
    first.exact >= (['availability', 'education'].includes(first.topic) ? SAID : 1);
  return asksForWork && !isTerm ? found.filter(({ project }) => project) : found;
}

/** With what is as good. */
function mentionFitting(found: readonly Found[], first: Found, question: Question): Reply {
  const isSure = !question.asksWhy && tellsAsked(first, question) && isMeant(found, first, question);
  const fitting = found.filter(({ coverage }) => coverage >= first.coverage * AS_GOOD);
  // A number is told with the others of its project.
  const most = question.asksNumber && question.top.intent === 'detail' ? 1 : MAX_MENTIONED;
  return mention(fitting.slice(0, most), isSure, question);
}
