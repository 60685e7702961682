import { z } from 'zod';

/** Gemini's GenerateContentResponse, as far as we write it. */
export type GeminiResponse = {
  candidates?: {
    content?: { role?: string; parts?: { text?: string }[] };
    finishReason?: string;
    index?: number;
  }[];
  promptFeedback?: { blockReason?: string };
  usageMetadata?: object;
  modelVersion?: string;
  /** Ours: the signature of the whole answer, in the last piece of it. */
  responseId?: string;
  /** Ours: the visitor is offered to write to the owner. */
  handOver?: boolean;
};

const name = z.string().regex(/^\w{1,50}$/);
const count = z.number().int().nonnegative();
const part = z.object({ text: z.string().optional(), thought: z.boolean().optional() });

/** As far as we read it. Nothing else is passed on. */
const event = z.object({
  candidates: z
    .array(
      z.object({
        content: z.object({ parts: z.array(part).optional() }).optional(),
        finishReason: name.optional(),
      }),
    )
    .optional(),
  promptFeedback: z.object({ blockReason: name.optional() }).optional(),
  usageMetadata: z
    .object({ promptTokenCount: count, candidatesTokenCount: count, totalTokenCount: count })
    .partial()
    .optional()
    .catch(undefined),
});
export type GeminiEvent = z.infer<typeof event>;

const EVENT_END = /\r\n\r\n|\n\n|\r\r/;
const MAX_EVENT_LENGTH = 1024 * 1024;

/**
 * One server-sent event. It must be one line: @google/generative-ai finds it with `.`, which stops at U+2028
 * and U+2029 too, and JSON leaves those as they are.
 */
export function toEvent(response: GeminiResponse): string {
  const json = JSON.stringify(response).replace(/[\u2028\u2029]/g, (character) =>
    character === '\u2028' ? '\\u2028' : '\\u2029',
  );
  return `data: ${json}\n\n`;
}

/** @throws SyntaxError when an event is not JSON, ZodError when it is no event, RangeError when one does not end */
export async function* readEvents(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<GeminiEvent> {
  const decoder = new TextDecoder();
  let text = '';
  for await (const chunk of bytes) {
    text += decoder.decode(chunk, { stream: true });
    const events = text.split(EVENT_END);
    text = events.pop() ?? '';
    if (text.length > MAX_EVENT_LENGTH) throw new RangeError('An event does not end.');
    for (const one of events) {
      const data = dataOf(one);
      if (data) yield event.parse(JSON.parse(data));
    }
  }
  const rest = dataOf(text);
  if (rest) yield event.parse(JSON.parse(rest));
}

function dataOf(lines: string): string {
  return lines
    .split(/\r\n|\n|\r/)
    .filter((line) => line.startsWith('data:'))
    .map((line) => line.slice('data:'.length).trimStart())
    .join('\n');
}
