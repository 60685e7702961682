import type { KnownProject } from '../../known-project';
import { search } from '../../search/search';
import type { Subject } from '../../search/search-index';
import { patternOf, toTokens, weightOf } from '../../words/words';
import { mention } from '../mentions';
import { HELD } from '../owner/facts';
import type { Question } from '../question';
import type { Reply } from '../reply';

const [TROUBLE, WINS] = [patternOf('trouble'), patternOf('wins')];

const TOLD_BY_KIND = ['hasTrouble', 'hasClient', 'hasOutcome'];

/** What was hard, for whom it was and what came of it are told by a sentence of that kind. */
export function tellOfKind(question: Question, project: KnownProject, open: () => Reply): Reply | undefined {
  const { expects, asksOfToday } = question;
  if (!expects || !(TOLD_BY_KIND.includes(expects) || asksOfToday)) return undefined;
  const content = [...question.content, ...toTokens(project.title)];
  const found = findIn(project, { ...question, content });
  const passages = [...(found?.passages ?? [])].sort((a, b) => Number(b[expects]) - Number(a[expects]));
  const [first] = passages;
  if (!found || !first?.[expects]) return asksOfToday ? undefined : open();
  const isSure = expects !== 'hasTrouble' || TROUBLE.test(first.text);
  return mention([{ ...found, passages }], isSure, question);
}

/** Of the project, and of what the owner says of it elsewhere. */
export function findIn(
  project: KnownProject,
  { knowledge, content, searched, expects, top, text }: Question,
) {
  const [name = ''] = wordsIn(project.title).filter((word) => weightOf(word.toLowerCase()) > 0);
  const isNamed = ({ passages }: Subject) => passages.some((one) => wordsIn(one.text).includes(name));
  const asked = WINS.test(text) ? 'awards' : top.intent;
  const isOfTopic = (one: Subject) => one.topic === asked && isNamed(one);
  const isHeld = ({ topic = '' }: Subject) => HELD.includes(topic);
  const isWanted = knowledge.index.subjects.some(isOfTopic)
    ? isOfTopic
    : (one: Subject) => one.project === project || (!one.project && !isHeld(one) && isNamed(one));
  const found = search(knowledge.index, content, searched, { expects, isWanted });
  return found.find(({ passages }) => expects && passages[0]?.[expects]) ?? found[0];
}

/** As they are written: a name has a capital. */
const wordsIn = (text: string): string[] => text.match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
