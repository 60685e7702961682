import type { Conversation } from '../conversation';
import type { Knowledge, OwnAnswer } from '../knowledge';
import type { KnownProject } from '../known-project';
import { toInertJson } from './bounded';
import { rankOwnAnswers } from './own-answers';
import { relevantFacts } from './relevant-facts';

/** Each question pays for what it carries. In characters of JSON. */
const MAX_LENGTH = 30_000;

/** What the model answers from, as JSON: all that is published, or, when that is much, what fits the question. */
export function factsFor(conversation: Conversation, knowledge: Knowledge): string {
  const { owner, projects } = knowledge;
  const ownAnswers = rankOwnAnswers(conversation, knowledge).map(toFact);
  if (hasRoom(knowledge)) return toInertJson({ ownAnswers, owner, projects: projects.map(toFacts) });
  return toInertJson(relevantFacts(conversation, knowledge, ownAnswers, MAX_LENGTH));
}

function hasRoom({ ownAnswers, owner, projects }: Knowledge): boolean {
  let length = toInertJson(owner).length;
  const fits = (fact: object) => (length += toInertJson(fact).length + 1) <= MAX_LENGTH - 100;
  return (
    length <= MAX_LENGTH &&
    ownAnswers.every((one) => fits(toFact(one))) &&
    projects.every((one) => fits(toFacts(one)))
  );
}

const toFact = ({ wordings, answer }: OwnAnswer) => ({ questions: wordings, answer });

function toFacts(project: KnownProject): KnownProject {
  return {
    ...project,
    sourceCode: project.sourceCode ?? 'not public',
    livePreview: project.livePreview ?? 'there is none',
  };
}
