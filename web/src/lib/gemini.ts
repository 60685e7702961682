import { GoogleGenerativeAI, GoogleGenerativeAIFetchError, type Content } from '@google/generative-ai';
import { ASSISTANT_MODEL, PROOFS_HEADER, QUICK_ANSWER } from '../content/chat-rules';

/** A question with our server's answer, and the proof that it is ours. */
export type ProvenTurns = { question: string; answer: string; proof: string };

/** A piece of an answer; the last one has the proof. */
type AnswerPiece = { text: string; proof?: string; isQuick: boolean };

/** Sent by our server, unknown to the SDK's types. */
type ResponseNames = { responseId?: string; modelVersion?: string };

/** The key stays on our server, which speaks Gemini's wire format. */
const model = new GoogleGenerativeAI('placeholder').getGenerativeModel(
  { model: ASSISTANT_MODEL },
  { baseUrl: '/api/assistant' },
);

/** @throws when the answer fails, is blocked, breaks off, or `signal` is aborted */
export async function* streamAnswer(
  question: string,
  history: readonly ProvenTurns[],
  signal: AbortSignal,
): AsyncGenerator<AnswerPiece> {
  const chat = model.startChat({ history: history.flatMap(toContents) });
  const proofs = history.map(({ proof }) => proof).join(',');
  const { stream } = await chat.sendMessageStream(question, {
    signal,
    ...(proofs && { customHeaders: { [PROOFS_HEADER]: proofs } }),
  });
  for await (const chunk of stream) {
    const { responseId, modelVersion } = chunk as ResponseNames;
    yield { text: chunk.text(), proof: responseId, isQuick: modelVersion === QUICK_ANSWER };
  }
}

/** The HTTP status of a refusal, if the server was reached at all. */
export function statusOf(error: unknown): number | undefined {
  return error instanceof GoogleGenerativeAIFetchError ? error.status : undefined;
}

function toContents({ question, answer }: ProvenTurns): Content[] {
  return [
    { role: 'user', parts: [{ text: question }] },
    { role: 'model', parts: [{ text: answer }] },
  ];
}
