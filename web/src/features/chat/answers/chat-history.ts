import { CHAT_LIMITS } from '../../../content/chat-rules';
import type { SignedTurns } from '../../../lib/vendors/gemini';
import type { ChatMessage } from '../sessions/chats';

/** The last turn is the new question; the others come in pairs. */
const MAX_PAIRS = Math.floor((CHAT_LIMITS.turns - 1) / 2);
const MAX_LENGTH = CHAT_LIMITS.historyLength - CHAT_LIMITS.messageLength;

/** The newest pairs of question and whole answer, as many as the server takes. */
export function toHistory(messages: readonly ChatMessage[]): SignedTurns[] {
  const history: SignedTurns[] = [];
  let length = 0;
  for (const turns of messages.flatMap(toTurns).reverse()) {
    length += turns.question.length + turns.answer.length;
    if (history.length === MAX_PAIRS || length > MAX_LENGTH) break;
    history.unshift(turns);
  }
  return history;
}

function toTurns(
  { role, content, status, signature }: ChatMessage,
  index: number,
  messages: readonly ChatMessage[],
): SignedTurns[] {
  const question = messages[index - 1];
  if (role !== 'assistant' || status || !signature || question?.role !== 'user') return [];
  return [{ question: question.content, answer: content, signature }];
}
