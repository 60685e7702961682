import { isForeign } from '../language/languages';
import { declineAttack, declineOffTopic } from './declines';
import { answerFollowUp } from './follow-up';
import { answerFound } from './found-answers';
import { hedge } from './hedge';
import { answerNetwork } from './owner/answers';
import { offerOwn } from './owner/own-answers';
import { answerAboutProject } from './projects/answers';
import { compareProjects } from './projects/comparison';
import { tellExtremes } from './projects/extremes';
import { answerRole } from './projects/roles';
import { selectProjects } from './projects/selection';
import type { Question } from './question';
import { declineUnread, type Reply } from './reply';
import { answerSmallTalk } from './small-talk';
import { answerTechnologies } from './technologies/answers';
import { answerKind } from './technologies/kinds';

const ANSWERERS: ((question: Question) => Reply | undefined)[] = [
  answerSmallTalk,
  declineAttack,
  compareProjects,
  answerRole,
  answerKind,
  tellExtremes,
  answerFollowUp,
  (question) => question.named[0] && answerAboutProject(question, question.named[0]),
  answerNetwork,
  declineOffTopic,
  selectProjects,
  answerTechnologies,
];

/** What the owner says comes before all that is only found. */
export function answer(question: Question): Reply {
  const first = ANSWERERS.reduce<Reply | undefined>((reply, next) => reply ?? next(question), undefined);
  const found = hedge(first ?? answerFound(question), question);
  const isUnread = found.outcome === 'decline' && found.reason !== 'attack' && isForeign(question.text);
  const reply = isUnread ? declineUnread(question.knowledge) : found;
  const isAnswered = reply.outcome === 'answer' || reply.reason === 'attack';
  return isAnswered ? reply : (offerOwn(question) ?? reply);
}
