// @ts-check
import { newVisitor } from './visitors.mjs';

const PATH = '/v1beta/models/assistant:streamGenerateContent?alt=sse';

/**
 * @typedef {{ role: 'user' | 'model', parts: { text: string }[] }} Turn
 * @typedef {{ text: string, proof: string, firstChunkAt: number }} Reply
 */

/**
 * Asks as the chat page does, in Gemini's wire format.
 *
 * @param {string} origin of the assistant, or of the model itself
 * @param {Turn[]} contents the last one is the question
 * @param {string[]} [proofs] one for each answer among them
 * @returns {Promise<Reply>} rejected when the answer breaks off
 */
export async function ask(origin, contents, proofs = []) {
  const response = await fetch(`${origin}${PATH}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...newVisitor(),
      ...(proofs.length > 0 && { 'x-answer-proofs': proofs.join(',') }),
    },
    body: JSON.stringify({ contents }),
  });
  if (!response.ok || !response.body) throw new Error(`The assistant answered ${response.status}.`);
  let firstChunkAt = 0;
  const decoder = new TextDecoder();
  let stream = '';
  for await (const chunk of response.body) {
    firstChunkAt ||= performance.now();
    stream += decoder.decode(chunk, { stream: true });
  }
  const events = stream
    .split(/\r?\n\r?\n/)
    .filter(Boolean)
    .map((event) => JSON.parse(event.slice('data: '.length)));
  if (events.at(-1).modelVersion === 'quick-answer') throw new Error('The model was not asked.');
  const text = events.map(({ candidates }) => candidates[0].content.parts[0].text).join('');
  return { text, proof: events.at(-1).responseId, firstChunkAt };
}

/** @param {string} text */
export const user = (text) => /** @type {Turn} */ ({ role: 'user', parts: [{ text }] });

/** @param {string} text */
export const model = (text) => /** @type {Turn} */ ({ role: 'model', parts: [{ text }] });

/**
 * A question and one that builds upon its answer.
 *
 * @param {string} origin
 */
export async function converse(origin) {
  const question = user('Which projects use React?');
  const { text, proof } = await ask(origin, [question]);
  await ask(origin, [question, model(text), user('And which of them is the newest?')], [proof]);
}
