import type { Nodes } from 'hast';
import { CONTACT_LIMITS } from '../../../content/contact-rules';
import { parseMarkdown } from '../../../lib/markdown/answer-tree';
import { startOf } from '../../../content/start-of';
import type { ChatMessage } from '../sessions/chats';

const MAX_QUESTIONS = 5;
const QUESTION_LENGTH = 300;
const SENTENCE_LENGTH = 400;

/** A message to the owner: what the visitor asked last, and how the last answer began. */
export function gistOf(messages: readonly ChatMessage[]): string {
  const questions = messages.filter(({ role }) => role === 'user').slice(-MAX_QUESTIONS);
  const asked = questions.map(({ content }) => `- ${shorten(content, QUESTION_LENGTH)}`);
  const answer = messages.findLast(({ role }) => role === 'assistant')?.content ?? '';
  const [sentence = ''] = textOf(parseMarkdown(answer)).split(/(?<=[.!?…।])\s/);
  const told = sentence && `\n\nThe assistant said: “${shorten(sentence, SENTENCE_LENGTH)}”`;
  return startOf(`I asked your assistant:\n${asked.join('\n')}${told}\n\n`, CONTACT_LIMITS.messageLength);
}

function textOf(node: Nodes): string {
  if (node.type === 'text') return node.value;
  return 'children' in node ? node.children.map(textOf).join('') : '';
}

function shorten(text: string, length: number): string {
  const line = text.replace(/\s+/g, ' ').trim();
  return line.length > length ? `${startOf(line, length - 1)}…` : line;
}
