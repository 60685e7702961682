import type { Conversation } from './conversation';
import type { Knowledge } from './knowledge';
import { readContext } from './quick-answer/read-context';
import { readQuestion } from './quick-answer/question';
import { isAdvert, splitQuestions } from './language/wording';

/** What is settled with the owner himself. */
const INTENTS = ['availability', 'presence', 'rates', 'contact', 'phone', 'fit'];
const SURE = 0.6;

/** Whether the visitor is offered to write to the owner: asked what only he can settle, or declined twice in a row. */
export function isHandOver(conversation: Conversation, knowledge: Knowledge, isDecline: boolean): boolean {
  const isSecondDecline = isDecline && conversation.at(-2)?.isDecline === true;
  return (
    isSecondDecline || isAdvert(conversation.at(-1)?.text ?? '') || asksForOwner(conversation, knowledge)
  );
}

function asksForOwner(conversation: Conversation, knowledge: Knowledge): boolean {
  const context = readContext(conversation, knowledge);
  return splitQuestions(conversation.at(-1)?.text ?? '').some((part) => {
    const { top } = readQuestion(part, knowledge, context);
    return INTENTS.includes(top.intent) && top.score >= SURE;
  });
}
