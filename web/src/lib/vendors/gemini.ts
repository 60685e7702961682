import { GoogleGenerativeAI, GoogleGenerativeAIFetchError, type Content } from '@google/generative-ai';
import { ASSISTANT_MODEL, PROOFS_HEADER, QUICK_ANSWER } from '../../content/chat-rules';

/** A question with our server's answer, and the signature that it is ours. */
export type SignedTurns = { question: string; answer: string; signature: string };

/** A piece of an answer; the last one has the signature. */
type AnswerPiece = { text: string; signature?: string; isQuick: boolean; handOver: boolean };

declare module '@google/generative-ai' {
  /** Sent by our server, unknown to the SDK's types. */
  interface EnhancedGenerateContentResponse {
    responseId?: string;
    modelVersion?: string;
    handOver?: boolean;
  }
}

/** The key stays on our server, which speaks Gemini's wire format. */
const model = new GoogleGenerativeAI('placeholder').getGenerativeModel(
  { model: ASSISTANT_MODEL },
  { baseUrl: '/api/assistant' },
);

/** @throws when the answer fails, is blocked, breaks off, or `signal` is aborted */
export async function* streamAnswer(
  question: string,
  history: readonly SignedTurns[],
  signal: AbortSignal,
): AsyncGenerator<AnswerPiece> {
  const chat = model.startChat({ history: history.flatMap(toContents) });
  const signatures = history.map(({ signature }) => signature).join(',');
  const { stream } = await chat.sendMessageStream(question, {
    signal,
    ...(signatures && { customHeaders: { [PROOFS_HEADER]: signatures } }),
  });
  for await (const chunk of stream) {
    const { responseId, modelVersion, handOver } = chunk;
    const isQuick = modelVersion === QUICK_ANSWER;
    yield { text: chunk.text(), signature: responseId, isQuick, handOver: handOver === true };
  }
}

/** The HTTP status of a refusal, if the server was reached at all. */
export function statusOf(error: unknown): number | undefined {
  return error instanceof GoogleGenerativeAIFetchError ? error.status : undefined;
}

function toContents({ question, answer }: SignedTurns): Content[] {
  return [
    { role: 'user', parts: [{ text: question }] },
    { role: 'model', parts: [{ text: answer }] },
  ];
}
