import type { Turn } from '../../src/api/assistant/conversation';
import type { Knowledge } from '../../src/api/assistant/knowledge';
import { answerQuickly } from '../../src/api/assistant/quick-answer/quick-answer';

/** The last answer of a conversation about an owner. */
export const talkAbout =
  (knowledge: Knowledge) =>
  (...texts: string[]) => {
    const conversation: Turn[] = [];
    for (const text of texts) {
      conversation.push({ role: 'user', text });
      conversation.push({ role: 'model', text: answerQuickly(conversation, knowledge).text });
    }
    return answerQuickly(conversation.slice(0, -1), knowledge);
  };
