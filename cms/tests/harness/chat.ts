import { setTimeout as wait } from 'node:timers/promises';
import type { Client } from './client';
import { drawPicture } from './pictures';
import { createProject, type Entry } from './projects';
import samples from '../../seed/projects.json' with { type: 'json' };

type Turn = { role: string; parts: object[] };

type Options = {
  proofs?: string[];
  /** The visitor's address; each question comes from a new one by default. */
  visitor?: string;
  model?: string;
  method?: string;
  /** What else is in the body. */
  body?: object;
  headers?: Record<string, string>;
  signal?: AbortSignal;
  onEvent?: (event: Event) => void;
  /** How long to wait before reading the answer, in milliseconds. */
  pause?: number;
};

export type Event = {
  candidates?: { content: { role: string; parts: { text: string }[] }; finishReason?: string }[];
  promptFeedback?: { blockReason: string };
  modelVersion?: string;
  responseId?: string;
};

export type Reply = {
  status: number;
  headers: Headers;
  /** Of an error answer. */
  error?: { code: number; message: string; status: string; details: unknown[] };
  events: Event[];
  text: string;
  proof: string | undefined;
  isBroken: boolean;
};

/** As @google/generative-ai 0.24.1 finds an event. */
const EVENT = /^data: (.*)(?:\n\n|\r\r|\r\n\r\n)/;

let visitors = 0;

export const user = (text: string): Turn => ({ role: 'user', parts: [{ text }] });
export const model = (text: string): Turn => ({ role: 'model', parts: [{ text }] });

/** Asks as the chat page does: the last turn is the question. */
export async function ask(url: string, question: string | Turn[], options: Options = {}): Promise<Reply> {
  const {
    proofs = [],
    visitor = nextVisitor(),
    method = 'streamGenerateContent',
    body = {},
    signal,
  } = options;
  const contents = typeof question === 'string' ? [user(question)] : question;
  const path = `/api/assistant/v1beta/models/${options.model ?? 'assistant'}:${method}?alt=sse`;
  const response = await fetch(new URL(path, url), {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-goog-api-key': 'placeholder',
      'x-forwarded-for': visitor,
      ...(proofs.length > 0 && { 'x-answer-proofs': proofs.join(',') }),
      ...options.headers,
    },
    body: JSON.stringify({ safetySettings: [], ...body, contents }),
    signal,
  });
  const { status, headers } = response;
  if (!headers.get('content-type')?.startsWith('text/event-stream')) {
    const answer = (await response.json()) as Event & { error?: Reply['error'] };
    return { status, headers, error: answer.error, ...summarise([answer], false) };
  }
  await wait(options.pause ?? 0);
  const { events, isBroken } = await readEvents(response, options.onEvent);
  return { status, headers, ...summarise(events, isBroken) };
}

async function readEvents({ body }: Response, onEvent?: (event: Event) => void) {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  const events: Event[] = [];
  let text = '';
  try {
    for await (const chunk of body ?? []) {
      text += decoder.decode(chunk as Uint8Array, { stream: true });
      for (let match = EVENT.exec(text); match; match = EVENT.exec(text)) {
        const event = JSON.parse(match[1] ?? '') as Event;
        events.push(event);
        onEvent?.(event);
        text = text.slice(match[0].length);
      }
    }
  } catch {
    return { events, isBroken: true };
  }
  if (text !== '') throw new Error(`Not an event: ${text}`);
  return { events, isBroken: false };
}

function summarise(events: Event[], isBroken: boolean) {
  const text = events.map(
    ({ candidates }) => candidates?.[0]?.content.parts.map((part) => part.text).join('') ?? '',
  );
  return { events, isBroken, text: text.join(''), proof: events.at(-1)?.responseId };
}

export function nextVisitor(): string {
  visitors += 1;
  // Each in a network of his own.
  return `10.${Math.floor(visitors / 250)}.${(visitors % 250) + 1}.1`;
}

/** The sample projects in their order, each with one plain picture. */
export async function createSamples(editor: Client): Promise<Entry[]> {
  const picture = await drawPicture();
  const entries: Entry[] = [];
  for (const { title, platform, description, technologies, githubLink, livePreview } of [
    ...samples,
  ].reverse()) {
    const fields = { title, platform, description, technologies, githubLink, livePreview };
    entries.unshift(await createProject(editor, fields, [picture]));
  }
  return entries;
}

/** The addresses of an answer's Markdown links, in order. */
export function linksOf(text: string): string[] {
  return [...text.matchAll(/\]\(([^)\s]+)\)/g)].map((match) => match[1] ?? '');
}
