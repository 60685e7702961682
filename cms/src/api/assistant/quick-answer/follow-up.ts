import { search } from '../search/search';
import { isOwnerTopic } from './owner-facts';
import { mention } from './project-texts';
import { answerAboutProject } from './project-answers';
import { topOf, type Question } from './question';
import { tell, type Reply } from './reply';
import { answerTechnologies } from './technology-answers';
import { answerOwnerTopic } from './owner-answers';

const NEAR = 0.42;
const SURE = 0.6;
const CONTINUES = /^\W*(and|what about|how about|und|y|et)\b/i;
const FEW_WORDS = 3;

/** What the conversation before says, when the question leans on it. */
export function answerFollowUp(question: Question): Reply | undefined {
  const { context, content, technologies, named, isNickname, refersBack } = question;
  const [project] = context.projects;
  if (!project && !context.question) return undefined;
  const continues = CONTINUES.test(question.text.trim());
  const isTechnology = content.every((word) => technologies.some(({ tokens }) => tokens.includes(word)));
  if (continues && named.length === 0 && technologies.length > 0 && isTechnology)
    return answerTechnologies(question);
  if (named.length > 0 && !isNickname) return undefined;
  if (refersBack === 'several' && context.projects.length > 1) {
    const several = chooseAmong(question);
    if (several) return several;
  }
  const top = topOf(question);
  const isOwnerQuestion = top.score > 0.8 && isOwnerTopic(top.intent) && !refersBack;
  const leansOn =
    refersBack !== undefined || continues || (content.length <= FEW_WORDS && !question.mentionsOwner);
  if (project) return leansOn && !isOwnerQuestion ? answerAboutProject(question, project) : undefined;
  return repeatTopic(question);
}

function chooseAmong({ knowledge, content, text, context, asksNumber }: Question): Reply | undefined {
  const found = search(knowledge.index, content, text, {
    asksNumber,
    isWanted: ({ project }) => project !== undefined && context.projects.includes(project),
  }).filter(({ coverage }, _, [first]) => coverage >= NEAR && coverage >= (first?.coverage ?? 0) * 0.8);
  return found.length > 0 ? tell(mention(found.slice(0, 3), { asksNumber })) : undefined;
}

/** `When?` after `Where did she study?` */
function repeatTopic(question: Question): Reply | undefined {
  const before = question.context.question && topOf(question.context.question);
  const now = topOf(question);
  if (!before || !isOwnerTopic(before.intent) || before.score < SURE) return undefined;
  const isNew = now.score >= 0.7 && isOwnerTopic(now.intent);
  return question.content.length <= 2 && !isNew ? answerOwnerTopic(before.intent, question) : undefined;
}
