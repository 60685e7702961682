import { search } from '../search/search';
import { patternOf } from '../search/words';
import { answerOwnerTopic } from './owner-answers';
import { isOwnerTopic } from './owner-facts';
import { answerAboutProject } from './project-answers';
import { mention } from './project-texts';
import type { Question } from './question';
import { tell, type Reply } from './reply';
import { answerTechnologies } from './technology-answers';

const CONTINUES = patternOf('continues');
const NEAR = 0.42;

/** What the conversation before says, when the question leans on it. */
export function answerFollowUp(question: Question): Reply | undefined {
  const { context, content, technologies, top, text, refersToOne, refersToSeveral } = question;
  const [project] = context.projects;
  const continues = CONTINUES.test(text);
  const isNamed = question.named.length > 0;
  const isTechnology = content.every((word) => technologies.some(({ tokens }) => tokens.includes(word)));
  if (continues && !isNamed && technologies.length > 0 && isTechnology) return answerTechnologies(question);
  if (isNamed && !question.isNickname) return undefined;
  if (!project) return repeatTopic(question);
  const several = refersToSeveral && context.projects.length > 1 ? chooseAmong(question) : undefined;
  const isAboutOwner = top.score > 0.8 && isOwnerTopic(top.intent) && !refersToOne && !refersToSeveral;
  const isShort = continues || (content.length <= 3 && !question.mentionsOwner);
  const leansOn = refersToOne || refersToSeveral || isShort;
  return several ?? (leansOn && !isAboutOwner ? answerAboutProject(question, project) : undefined);
}

function chooseAmong({ knowledge, content, text, context, asksNumber }: Question): Reply | undefined {
  const found = search(knowledge.index, content, text, {
    asksNumber,
    isWanted: ({ project }) => project !== undefined && context.projects.includes(project),
  });
  const needed = Math.max(NEAR, (found[0]?.coverage ?? 0) * 0.8);
  const fitting = found.filter(({ coverage }) => coverage >= needed);
  return fitting.length > 0 ? tell(mention(fitting.slice(0, 3), asksNumber)) : undefined;
}

/** `When?` after `Where did she study?` */
function repeatTopic(question: Question): Reply | undefined {
  const { top, content, context } = question;
  const { intent = '', score = 0 } = context.topic ?? {};
  const isNew = top.score >= 0.7 && isOwnerTopic(top.intent);
  const isRepeated = isOwnerTopic(intent) && score >= 0.6 && content.length <= 2 && !isNew;
  return isRepeated ? answerOwnerTopic(intent, question) : undefined;
}
