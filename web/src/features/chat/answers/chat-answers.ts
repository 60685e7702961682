import { toast } from '../../../components/toasts/toaster';
import { CHAT_MESSAGES } from '../../../content/chat-rules';
import { statusOf, streamAnswer } from '../../../lib/vendors/gemini';
import { toHistory } from './chat-history';
import { changeChats, getChatState, setChatState, subscribeToChats } from '../sessions/chat-state';
import {
  addAnswer,
  addMessage,
  findSession,
  isAwaited,
  nextTimestamp,
  reopenLastQuestion,
  type ChatMessage,
} from '../sessions/chats';

type Answer = Pick<ChatMessage, 'content' | 'signature' | 'isQuick' | 'handOver' | 'status'>;

const FAILURE = 'Failed to get response from AI. Please try again.';
const APOLOGY: Answer = { content: 'Sorry, I encountered an error. Please try again.', status: 'failed' };

const REASONS: Partial<Record<number, string>> = {
  400: CHAT_MESSAGES.changed,
  413: CHAT_MESSAGES.tooLarge,
  429: CHAT_MESSAGES.tooMany,
};

/** In ms between two pieces of an answer; the server waits for its model for a fraction of that. */
const PATIENCE = 60_000;

/** What each session waits for. */
const asked = new Map<string, { question: ChatMessage; controller: AbortController }>();

export function sendMessage(id: string, text: string): void {
  const session = findSession(getChatState(), id);
  const content = text.trim();
  if (!session || !content || asked.has(id)) return;
  const question: ChatMessage = { role: 'user', content, timestamp: nextTimestamp(session) };
  changeChats((chats) => addMessage(chats, id, question), { deleted: undefined });
  void ask(id, question);
}

export function retryLastMessage(id: string): void {
  if (asked.has(id)) return;
  changeChats((chats) => reopenLastQuestion(chats, id), { deleted: undefined });
  const question = findSession(getChatState(), id)?.messages.at(-1);
  if (question?.role === 'user') void ask(id, question);
}

/** Keeps what has arrived. */
export function stopAnswer(id: string): void {
  const controller = asked.get(id)?.controller;
  finish(id, { content: getChatState().arriving.get(id) ?? '', status: 'stopped' });
  controller?.abort();
}

async function ask(id: string, question: ChatMessage): Promise<void> {
  const controller = new AbortController();
  asked.set(id, { question, controller });
  watch();
  const answer = await receive(id, question, controller.signal);
  if (!controller.signal.aborted) finish(id, answer);
}

async function receive(id: string, question: ChatMessage, signal: AbortSignal): Promise<Answer> {
  const before = findSession(getChatState(), id)?.messages.slice(0, -1) ?? [];
  const answer: Answer = { content: '' };
  const line = listen(signal);
  showArriving(id, '');
  try {
    for await (const { text, signature, isQuick, handOver } of streamAnswer(
      question.content,
      toHistory(before),
      line.signal,
    )) {
      line.heard();
      // The SDK does not notice a signal that was aborted very early.
      if (signal.aborted) break;
      answer.content += text;
      answer.signature ??= signature;
      if (isQuick) answer.isQuick = true;
      if (handOver) answer.handOver = true;
      showArriving(id, answer.content);
    }
    if (!answer.content.trim()) throw new Error('The answer is empty.');
    return answer;
  } catch (error) {
    if (!signal.aborted) toast.error(FAILURE, REASONS[statusOf(error) ?? 0]);
    return APOLOGY;
  } finally {
    line.close();
  }
}

/** A line that is ended by `signal`, or by a long silence. */
function listen(signal: AbortSignal) {
  const line = new AbortController();
  const hangUp = () => line.abort();
  let timer = setTimeout(hangUp, PATIENCE);
  signal.addEventListener('abort', hangUp);
  return {
    signal: line.signal,
    heard() {
      clearTimeout(timer);
      timer = setTimeout(hangUp, PATIENCE);
    },
    close: () => clearTimeout(timer),
  };
}

function finish(id: string, answer: Answer): void {
  const question = asked.get(id)?.question;
  asked.delete(id);
  showArriving(id, undefined);
  const session = findSession(getChatState(), id);
  if (!question || !session) return;
  const message: ChatMessage = { role: 'assistant', ...answer, timestamp: nextTimestamp(session) };
  changeChats((chats) => addAnswer(chats, id, question, message));
}

function showArriving(id: string, text: string | undefined): void {
  const arriving = new Map(getChatState().arriving);
  if (text === undefined) arriving.delete(id);
  else arriving.set(id, text);
  setChatState({ arriving });
}

let isWatching = false;

function watch(): void {
  if (isWatching) return;
  isWatching = true;
  subscribeToChats(dropUnwanted);
  addEventListener('pagehide', () => [...asked.keys()].forEach(stopAnswer));
}

/** Nobody waits for an answer whose question, or whose whole session, is gone. */
function dropUnwanted(): void {
  for (const [id, { question, controller }] of asked) {
    if (isAwaited(getChatState(), id, question)) continue;
    asked.delete(id);
    controller.abort();
    showArriving(id, undefined);
  }
}
