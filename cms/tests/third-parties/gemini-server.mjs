import { createServer } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';

/*
 * Stands where Gemini's API is, for tests and for development without an account at Google:
 *   PORT=8080 node cms/tests/third-parties/gemini-server.mjs [mode]
 *   GEMINI_API_KEY=local GEMINI_BASE_URL=http://127.0.0.1:8080 npm start
 * While it runs, PUT /mode with a mode as its body changes the mode, and GET /requests tells what was asked.
 */
const MODES = {
  fine: (reply) => sendPieces(reply),
  slow: (reply) => sendPieces(reply, { pause: 400 }),
  silent: ({ response }) => begin(response),
  'too-many': ({ response }) => refuse(response, 429, 'RESOURCE_EXHAUSTED'),
  'wrong-key': ({ response }) => refuse(response, 400, 'API_KEY_INVALID'),
  failing: ({ response }) => refuse(response, 500, 'INTERNAL'),
  'bad-gateway': ({ response }) =>
    response.writeHead(502, { 'content-type': 'text/html' }).end('<h1>Bad Gateway</h1>'),
  moved: ({ response }) => response.writeHead(307, { location: '/elsewhere' }).end(),
  'blocked-question': ({ response }) =>
    begin(response).end(toEvent({ promptFeedback: { blockReason: 'SAFETY' } })),
  'blocked-answer': (reply) => sendPieces(reply, { finishReason: 'SAFETY' }),
  broken: (reply) => sendPieces(reply, { pause: 20, cutAfter: 2 }),
  'late-error': (reply) => sendPieces(reply, { pause: 20, errorAfter: 2 }),
  stalling: (reply) => sendPieces(reply, { pause: 20, stallAfter: 2 }),
  unfinished: (reply) => sendPieces(reply, { pause: 20, finishReason: null }),
  'garbled-at-once': ({ response }) =>
    begin(response).end(`${toEvent(toResponse('Hello '))}data: {bad\r\n\r\n`),
  'odd-end-at-once': ({ response }) =>
    begin(response).end(toEvent(toResponse('Hello ')) + toEvent(toResponse('', 'OTHER'))),
  'odd-block': ({ response }) =>
    begin(response).end(toEvent({ promptFeedback: { blockReason: { because: 'of you' } } })),
  empty: (reply) => sendPieces({ ...reply, pieces: [''] }),
};

export async function startGeminiServer({ mode = 'fine', port = 0 } = {}) {
  const gemini = {
    url: '',
    mode,
    requests: [],
    answer: ({ body }) => splitText(`You asked: ${body.contents.at(-1).parts[0].text} ✓ ধন্যবাদ 👩‍💻`),
    stop() {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(resolve));
    },
  };
  const server = createServer((request, response) => serve(gemini, request, response));
  await new Promise((resolve) => server.listen(port, '127.0.0.1', resolve));
  gemini.url = `http://127.0.0.1:${server.address().port}`;
  return gemini;
}

async function serve(gemini, request, response) {
  const { url: path, headers } = request;
  const text = await readText(request);
  if (path === '/requests') return response.end(JSON.stringify(gemini.requests));
  if (path === '/mode') {
    gemini.mode = text;
    return response.end();
  }
  // A model's description.
  if (request.method === 'GET' && gemini.mode === 'fine') return response.end('{}');
  if (request.method === 'GET') return MODES[gemini.mode]({ response, pieces: [] });
  const record = { path, headers, body: JSON.parse(text), isAborted: false };
  gemini.requests.push(record);
  response.on('close', () => (record.isAborted = !response.writableFinished));
  return MODES[gemini.mode]({ response, pieces: gemini.answer(record) });
}

async function sendPieces({ response, pieces }, options = {}) {
  const { pause = 0, finishReason = 'STOP', cutAfter, errorAfter, stallAfter } = options;
  begin(response);
  for (const [index, text] of pieces.entries()) {
    if (index === cutAfter) return response.destroy();
    if (index === stallAfter) return undefined;
    if (index === errorAfter) return response.end(toEvent({ error: { code: 503, status: 'UNAVAILABLE' } }));
    const isLast = index === pieces.length - 1;
    await write(response, toResponse(text, isLast && finishReason));
    if (response.destroyed) return undefined;
    if (pause) await wait(pause);
  }
  return response.end();
}

async function write(response, body) {
  if (response.write(toEvent(body))) return;
  await new Promise((resolve) => {
    const goOn = () => {
      response.off('drain', goOn).off('close', goOn);
      resolve();
    };
    response.on('drain', goOn).on('close', goOn);
  });
}

function toResponse(text, finishReason) {
  return {
    candidates: [
      { content: { parts: [{ text }], role: 'model' }, ...(finishReason && { finishReason }), index: 0 },
    ],
    usageMetadata: { promptTokenCount: 900, totalTokenCount: 1000, details: 'x'.repeat(1000) },
    modelVersion: 'gemini-local',
    responseId: 'not-a-proof',
  };
}

function begin(response) {
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  response.flushHeaders();
  return response;
}

/** Gemini ends its events with carriage returns. */
function toEvent(body) {
  return `data: ${JSON.stringify(body)}\r\n\r\n`;
}

function refuse(response, code, status) {
  response.writeHead(code, { 'content-type': 'application/json' });
  response.end(JSON.stringify({ error: { code, message: `This is ${status}.`, status, details: [] } }));
}

async function readText(request) {
  const chunks = [];
  for await (const chunk of request) chunks.push(chunk);
  return Buffer.concat(chunks).toString('utf8');
}

function splitText(text) {
  return text.match(/\s*\S+/g) ?? [text];
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const { url } = await startGeminiServer({ mode: process.argv[2], port: Number(process.env.PORT ?? 8080) });
  console.log(`Gemini's wire format at ${url} (modes: ${Object.keys(MODES).join(', ')})`);
}
