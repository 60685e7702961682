import { signExchange } from './exchange-signature';
import type { GeminiResponse } from './gemini-wire';

/** A piece of an answer. The last one has a `finishReason`, or a `blockReason` when the question was refused. */
export type Piece = { text: string; finishReason?: string; blockReason?: string; usage?: object };

/** What is known of an answer once all of it is there. */
export type Outcome = { isDecline: boolean; handOver: boolean };

type Options = { question: string; modelVersion: string; secret: string; judge: () => Outcome };

/** The reasons that mean a whole answer. */
export const COMPLETE = ['STOP', 'MAX_TOKENS'];

/** The answer as Gemini would send it, with its signature in the last response. */
export async function* toResponses(
  pieces: AsyncIterable<Piece> | Iterable<Piece>,
  { question, modelVersion, secret, judge }: Options,
): AsyncGenerator<GeminiResponse> {
  let answer = '';
  for await (const { text, finishReason, blockReason, usage } of pieces) {
    answer += text;
    if (blockReason) {
      yield { promptFeedback: { blockReason }, modelVersion };
      continue;
    }
    yield {
      candidates: [
        { content: { role: 'model', parts: [{ text }] }, ...(finishReason && { finishReason }), index: 0 },
      ],
      ...(usage && { usageMetadata: usage }),
      modelVersion,
      ...(finishReason && COMPLETE.includes(finishReason) && conclude()),
    };
  }

  function conclude(): Pick<GeminiResponse, 'responseId' | 'handOver'> {
    const { isDecline, handOver } = judge();
    const responseId = signExchange({ question, answer, isDecline }, secret);
    return { responseId, ...(handOver && { handOver }) };
  }
}

/** All responses as one, for callers that do not stream. */
export async function joinResponses(responses: AsyncIterable<GeminiResponse>): Promise<GeminiResponse> {
  let text = '';
  let last: GeminiResponse = {};
  for await (const response of responses) {
    text += response.candidates?.[0]?.content?.parts?.[0]?.text ?? '';
    last = response;
  }
  const [candidate] = last.candidates ?? [];
  return candidate
    ? { ...last, candidates: [{ ...candidate, content: { role: 'model', parts: [{ text }] } }] }
    : last;
}
