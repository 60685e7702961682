import { CHAT_LIMITS } from '../../content/chat-rules';
import type { ProvenTurns } from '../../lib/gemini';
import type { ChatMessage } from './chats';

/** The last turn is the new question; the others come in pairs. */
const MAX_PAIRS = Math.floor((CHAT_LIMITS.turns - 1) / 2);
const MAX_LENGTH = CHAT_LIMITS.historyLength - CHAT_LIMITS.messageLength;

/** The newest pairs of question and whole answer, as many as the server takes. */
export function toHistory(messages: readonly ChatMessage[]): ProvenTurns[] {
  const history: ProvenTurns[] = [];
  let length = 0;
  for (const turns of messages.flatMap(toTurns).reverse()) {
    length += turns.question.length + turns.answer.length;
    if (history.length === MAX_PAIRS || length > MAX_LENGTH) break;
    history.unshift(turns);
  }
  return history;
}

function toTurns(
  { role, content, status, proof }: ChatMessage,
  index: number,
  messages: readonly ChatMessage[],
): ProvenTurns[] {
  const question = messages[index - 1];
  if (role !== 'assistant' || status || !proof || question?.role !== 'user') return [];
  return [{ question: question.content, answer: content, proof }];
}
