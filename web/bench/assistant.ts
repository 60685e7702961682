import { MODEL_PATH, newVisitor, repeat } from './requests.ts';
import { type Setup } from './setup.ts';
import { interleave, median, quantile, sum } from './statistics.ts';
import { ratioTo, row, units, type Row } from './table.ts';

type Turn = { role: 'user' | 'model'; parts: { text: string }[] };

export const title = 'Assistant: through the website, with a model of our own';

const QUESTIONS = 40;
const STREAMS = 50;
/** Conversations before the heap is looked at, and before it is looked at again. */
const FEW = 100;
const MANY = 1000;
const AT_ONCE = 10;

export async function measure(setup: Setup): Promise<Row[]> {
  return [...(await measureDelay(setup)), ...(await measureStreams(setup)), ...(await measureHeap(setup))];
}

/** From the moment the model begins to write to the first bytes here; its second piece comes 400 ms later. */
async function measureDelay({ gemini, webUrl }: Setup): Promise<Row[]> {
  let begunAt = 0;
  gemini.mode = 'slow';
  gemini.answer = () => {
    begunAt = performance.now();
    return ['First words, ', 'and the rest.'];
  };
  const delayAt = async (origin: string) =>
    (await ask(origin, [user('Who are you?')])).firstChunkAt - begunAt;
  const { ours, direct } = await interleave(QUESTIONS, {
    ours: () => delayAt(`${webUrl}/api/assistant`),
    direct: () => delayAt(gemini.url),
  });
  const ratio = ratioTo(median(ours), median(direct), 'the model asked directly');
  const first = 'first words after the model’s';
  const target = { atMost: 100, dependsOnMachine: true };
  return [
    row(`${first}, median`, median(ours), units.milliseconds, { ...target, ratio }),
    row(`${first}, p95`, quantile(ours, 0.95), units.milliseconds, target),
    row('the model asked directly, median', median(direct), units.milliseconds),
  ];
}

async function measureStreams({ gemini, webUrl }: Setup): Promise<Row[]> {
  gemini.mode = 'slow';
  gemini.answer = ({ body }) => longAnswer(body.contents.at(-1)?.parts[0]?.text ?? '');
  const stream = async (_: unknown, index: number) => {
    const question = `Question ${index}`;
    const sent = longAnswer(question).join('');
    const { text } = await ask(`${webUrl}/api/assistant`, [user(question)]).catch(() => ({ text: '' }));
    return { bytes: Buffer.byteLength(sent), isWrong: text !== sent };
  };
  const streams = await Promise.all(Array.from({ length: STREAMS }, stream));
  return [
    row(`bytes sent in ${STREAMS} streams at once`, sum(streams.map(({ bytes }) => bytes)), units.count),
    row('streams of them cut or changed', streams.filter(({ isWrong }) => isWrong).length, units.count, {
      atMost: 0,
    }),
  ];
}

/** Ten pieces of a kilobyte and more, different for each question, in scripts of one to four bytes a character. */
function longAnswer(question: string): string[] {
  const pieces = Array.from({ length: 10 }, (_, index) => `${question}, ${index}: ধন্যবাদ ✓ 👩‍💻 thank you. `);
  return pieces.map((piece) => piece.repeat(40));
}

async function measureHeap({ gemini, webUrl, readHeap }: Setup): Promise<Row[]> {
  gemini.mode = 'fine';
  gemini.answer = () => ['A short answer ', 'in two pieces.'];
  const hold = async (times: number) => {
    await repeat(times, AT_ONCE, () => converse(`${webUrl}/api/assistant`));
    gemini.requests.length = 0;
    return readHeap();
  };
  const before = await hold(FEW);
  const after = await hold(MANY - FEW);
  const ratio = ratioTo(after, before, `after ${FEW}`);
  return [
    row(`heap of the CMS after ${FEW} conversations`, before, units.megabytes),
    row(`heap of the CMS after ${MANY} conversations`, after, units.megabytes, { ratio }),
    row('heap growth', after / before, units.decimal, { atMost: 1.1 }),
  ];
}

/** A question and one that builds upon its answer. */
async function converse(origin: string) {
  const question = user('Which projects use React?');
  const { text, signature } = await ask(origin, [question]);
  const answer: Turn = { role: 'model', parts: [{ text }] };
  await ask(origin, [question, answer, user('And which of them is the newest?')], signature);
}

/**
 * Asks the assistant, or the model itself, as the chat page does, in Gemini's wire format.
 *
 * @param contents of which the last one is the question
 * @param signature of the answer among them
 * @throws when the answer breaks off
 */
async function ask(origin: string, contents: Turn[], signature?: string) {
  const response = await fetch(origin + MODEL_PATH, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...newVisitor(),
      ...(signature && { 'x-answer-proofs': signature }),
    },
    body: JSON.stringify({ contents }),
  });
  if (!response.ok || !response.body) throw new Error(`The assistant answered ${response.status}.`);
  let firstChunkAt = 0;
  const chunks: Uint8Array[] = [];
  for await (const chunk of response.body) {
    firstChunkAt ||= performance.now();
    chunks.push(chunk);
  }
  const events = Buffer.concat(chunks)
    .toString()
    .split(/\r?\n\r?\n/)
    .filter(Boolean);
  const pieces = events.map((event) => JSON.parse(event.slice('data: '.length)));
  const { modelVersion, responseId } = pieces.at(-1);
  if (modelVersion === 'quick-answer') throw new Error('The model was not asked.');
  const text = pieces.map(({ candidates }) => candidates[0].content.parts[0].text).join('');
  return { text, signature: responseId, firstChunkAt };
}

const user = (text: string): Turn => ({ role: 'user', parts: [{ text }] });
