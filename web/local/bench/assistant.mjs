// @ts-check
import { ask, converse, user } from './conversations.mjs';
import { repeat } from './requests.mjs';
import { interleave, median, quantile, sum } from './statistics.mjs';
import { atMost, ratioTo, report, units } from './table.mjs';

/** @typedef {import('./setup.mjs').Setup} Setup */

export const title = 'Assistant: through the website, with a model of our own';

const QUESTIONS = 40;
const STREAMS = 50;
/** Conversations before the heap is looked at, and before it is looked at again. */
const FEW = 100;
const MANY = 1000;
const AT_ONCE = 10;

/** @param {Setup} setup */
export async function measure(setup) {
  return [...(await measureDelay(setup)), ...(await measureStreams(setup)), ...(await measureHeap(setup))];
}

/**
 * From the moment the model begins to write to the first bytes here; its second piece comes 400 ms later.
 *
 * @param {Setup} setup
 */
async function measureDelay({ gemini, webUrl }) {
  let begunAt = 0;
  gemini.mode = 'slow';
  gemini.answer = () => {
    begunAt = performance.now();
    return ['First words, ', 'and the rest.'];
  };
  const delayAt = async (/** @type {string} */ origin) => {
    const { firstChunkAt } = await ask(origin, [user('Who are you?')]);
    return firstChunkAt - begunAt;
  };
  const { ours, direct } = await interleave(QUESTIONS, {
    ours: () => delayAt(`${webUrl}/api/assistant`),
    direct: () => delayAt(gemini.url),
  });
  const ratio = ratioTo(median(ours), median(direct), 'the model asked directly');
  const extra = { dependsOnMachine: true };
  return [
    atMost('first words after the model’s, median', median(ours), 100, units.milliseconds, {
      ...extra,
      ratio,
    }),
    atMost('first words after the model’s, p95', quantile(ours, 0.95), 100, units.milliseconds, extra),
    report('the model asked directly, median', median(direct), units.milliseconds),
  ];
}

/** @param {Setup} setup */
async function measureStreams({ gemini, webUrl }) {
  gemini.mode = 'slow';
  gemini.answer = ({ body }) => longAnswer(body.contents.at(-1)?.parts[0]?.text ?? '');
  const questions = Array.from({ length: STREAMS }, (_, index) => `Question ${index}`);
  const pairs = await Promise.all(
    questions.map(async (question) => {
      const reply = await ask(`${webUrl}/api/assistant`, [user(question)]).catch(() => ({ text: '' }));
      return { sent: Buffer.from(longAnswer(question).join('')), received: Buffer.from(reply.text) };
    }),
  );
  const wrong = sum(pairs.map(({ sent, received }) => countWrongBytes(sent, received)));
  const sent = sum(pairs.map((pair) => pair.sent.length));
  return [
    report(`bytes sent in ${STREAMS} streams at once`, sent, units.count),
    atMost('bytes of them lost or changed', wrong, 0, units.count),
  ];
}

/**
 * Ten pieces of some kilobytes, different for each question, in scripts of one to four bytes a character.
 *
 * @param {string} question
 */
function longAnswer(question) {
  return Array.from({ length: 10 }, (_, index) =>
    `${question}, ${index}: ধন্যবাদ ✓ 👩‍💻 thank you. `.repeat(60),
  );
}

/**
 * @param {Buffer} sent
 * @param {Buffer} received
 */
function countWrongBytes(sent, received) {
  const length = Math.max(sent.length, received.length);
  return Array.from({ length }, (_, index) => index).filter((index) => sent[index] !== received[index])
    .length;
}

/** @param {Setup} setup */
async function measureHeap({ gemini, webUrl, readHeap }) {
  gemini.mode = 'fine';
  gemini.answer = () => ['A short answer ', 'in two pieces.'];
  const hold = async (/** @type {number} */ times) => {
    await repeat(times, AT_ONCE, () => converse(`${webUrl}/api/assistant`));
    gemini.requests.length = 0;
    return readHeap();
  };
  const before = await hold(FEW);
  const after = await hold(MANY - FEW);
  return [
    report(`heap of the CMS after ${FEW} conversations`, before, units.megabytes),
    report(`heap of the CMS after ${MANY} conversations`, after, units.megabytes, {
      ratio: ratioTo(after, before, `after ${FEW}`),
    }),
    atMost('heap growth', after / before, 1.1, units.decimal),
  ];
}
