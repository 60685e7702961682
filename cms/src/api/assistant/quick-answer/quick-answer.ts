import { plainText } from '../../../shared/plain-text';
import type { Conversation } from '../conversation';
import type { Knowledge } from '../knowledge';
import { compareProjects } from './comparison';
import { countProjects, tellExtremes } from './counts';
import { answerFollowUp } from './follow-up';
import { answerFound } from './found';
import { escape } from './markdown';
import { answerAboutProject } from './project-answers';
import { linkedIn, readContext, readQuestion, splitQuestions, topOf, type Question } from './question';
import { decline, type Reply, tell } from './reply';
import { search } from '../search/search';
import { answerNetwork, isGeneral } from './owner-answers';
import { answerTechnologies } from './technology-answers';

type Answerer = (question: Question) => Reply | undefined;

const SURE = 0.6;

/** Wants something else than an answer: new rules, our rules, or what is not for visitors. */
const ATTACKS = [
  /\b(ignore|disregard|forget|override|bypass|skip)\b.{0,60}\b(instructions?|rules?|prompts?|guidelines?|above|previous|before)\b/s,
  /\b(system|hidden|initial|original|secret|your|these|the)\s+(system\s+)?(prompts?|instructions?|rules)\b/,
  /\b(repeat|print|reveal|output|quote)\b.{0,60}\b(above|prompts?|instructions?|rules|facts)\b/s,
  /\b(pretend|role-?play|act as|jailbreak|developer mode|you are now|do anything now)\b/,
  /\b(passwords?|passcodes?|api ?keys?|secret keys?|credentials?|credit cards?|bank account)\b/,
  /\b(hack|phish\w*|malware|ddos|exploit|steal)\b/,
];

/** An answer made of extracts of what is published, in Markdown. */
export function answerQuickly(conversation: Conversation, knowledge: Knowledge): Reply {
  const text = conversation.at(-1)?.text ?? '';
  if (ATTACKS.some((attack) => attack.test(plainText(text)))) return decline(knowledge);
  let context = readContext(conversation, knowledge);
  const replies = splitQuestions(text).map((part) => {
    const reply = answer(readQuestion(part, knowledge, context));
    const projects = linkedIn(reply.text, knowledge);
    if (projects.length > 0) context = { ...context, projects };
    return reply;
  });
  return join(replies) ?? decline(knowledge);
}

function join(replies: readonly Reply[]): Reply | undefined {
  const told = replies.filter(({ outcome }) => outcome !== 'decline');
  if (told.length === 0) return replies[0];
  const outcome = told.some((reply) => reply.outcome === 'answer') ? 'answer' : 'near';
  return { text: [...new Set(replies.map((reply) => reply.text))].join('\n\n'), outcome };
}

const ANSWERERS: Answerer[] = [
  declineAttack,
  answerSmallTalk,
  compareProjects,
  answerFollowUp,
  describeNamed,
  answerNetwork,
  declineOffTopic,
  countProjects,
  tellExtremes,
  answerTechnologies,
  answerFound,
];

function answer(question: Question): Reply {
  for (const answerer of ANSWERERS) {
    const reply = answerer(question);
    if (reply) return reply;
  }
  return decline(question.knowledge);
}

function declineAttack(question: Question): Reply | undefined {
  const { intent, score } = topOf(question);
  return intent === 'attack' && score >= SURE ? decline(question.knowledge) : undefined;
}

function answerSmallTalk(question: Question): Reply | undefined {
  const { intent, score } = topOf(question);
  if (question.named.length > 0 || score <= 0.7) return undefined;
  if (intent === 'thanks') return tell('You are welcome. Is there more you would like to know?');
  if (intent !== 'greeting') return undefined;
  const name = escape(question.knowledge.owner.name);
  return tell(
    `Hello! I can tell you about ${name}'s projects, skills and background. What would you like to know?`,
  );
}

function describeNamed(question: Question): Reply | undefined {
  const [project] = question.named;
  return project && answerAboutProject(question, project);
}

function declineOffTopic(question: Question): Reply | undefined {
  const { intent, score } = topOf(question);
  const needed = question.mentionsOwner || question.asksForWork ? 0.62 : 0.48;
  if (intent !== 'offTopic' || score < needed || question.named.length > 0) return undefined;
  const [found] = search(question.knowledge.index, question.content, question.text);
  const isPublished = found && found.missing.length === 0 && found.exact >= 0.75 && !isGeneral(question);
  return isPublished ? undefined : decline(question.knowledge);
}
