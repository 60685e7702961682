import type { Core } from '@strapi/strapi';
import { CHAT_LIMITS } from '../../../shared-with-web/rules/chat-rules';
import { startOf } from '../../../shared-with-web/start-of';
import { COMPLETE, type Piece } from '../answer';
import type { Conversation } from '../conversation';
import { ModelFailure, toPiece } from '../gemini-piece';
import { readEvents } from '../gemini-wire';

const SAFETY_SETTINGS = [
  'HARM_CATEGORY_HARASSMENT',
  'HARM_CATEGORY_HATE_SPEECH',
  'HARM_CATEGORY_SEXUALLY_EXPLICIT',
  'HARM_CATEGORY_DANGEROUS_CONTENT',
].map((category) => ({ category, threshold: 'BLOCK_MEDIUM_AND_ABOVE' }));

/** What an answer is to be like, and how long at most, in UTF-16 units. */
export type AnswerForm = { config: object; length: number };

const CHAT = { config: { temperature: 0.3, maxOutputTokens: 1500 }, length: CHAT_LIMITS.answerLength };

/** Gemini's API: https://ai.google.dev/api/generate-content */
export default function createGemini({ strapi }: { strapi: Core.Strapi }) {
  const settings = () => strapi.config.get('settings').assistant;

  return {
    isSetUp: () => Boolean(settings().apiKey),

    /**
     * The answer, piece by piece as it comes.
     * @param instruction parts of the system instruction
     * @param form of another answer than a chat's
     * @throws ModelFailure before the first piece or between two
     */
    async *answer(
      conversation: Conversation,
      instruction: string[],
      client: AbortSignal,
      form: AnswerForm = CHAT,
    ): AsyncGenerator<Piece> {
      const { silenceMilliseconds } = settings();
      const silence = new AbortController();
      const listen = () => setTimeout(() => silence.abort(), silenceMilliseconds);
      let timer = listen();
      try {
        const signal = AbortSignal.any([client, silence.signal]);
        const bytes = await send(conversation, instruction, form.config, signal);
        let length = 0;
        for await (const event of readEvents(bytes)) {
          const piece = cutOff(toPiece(event), form.length - length);
          length += piece.text.length;
          if (!piece.text && !isEnd(piece)) continue;
          if (COMPLETE.includes(piece.finishReason ?? '') && length === 0)
            throw new ModelFailure('an empty answer');
          // Not while the reader takes its time: that silence is not the model's.
          clearTimeout(timer);
          yield piece;
          if (isEnd(piece)) return;
          timer = listen();
        }
        throw new ModelFailure('an answer without an end');
      } catch (error) {
        throw toFailure(error, silence.signal);
      } finally {
        clearTimeout(timer);
      }
    },
  };

  async function send(
    conversation: Conversation,
    instruction: string[],
    generationConfig: object,
    signal: AbortSignal,
  ) {
    const { apiKey = '', model, baseUrl } = settings();
    const response = await fetch(`${baseUrl}/v1beta/models/${model}:streamGenerateContent?alt=sse`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-goog-api-key': apiKey },
      body: JSON.stringify({
        systemInstruction: { parts: instruction.map((text) => ({ text })) },
        contents: conversation.map(({ role, text }) => ({ role, parts: [{ text }] })),
        safetySettings: SAFETY_SETTINGS,
        generationConfig,
      }),
      // The key would go along. Not 'error': Node 20 then forgets the signal at the next garbage collection.
      redirect: 'manual',
      signal,
    });
    if (response.ok && response.body) return response.body;
    await response.body?.cancel();
    throw new ModelFailure(`status ${response.status}`);
  }
}

function cutOff(piece: Piece, room: number): Piece {
  return piece.text.length <= room
    ? piece
    : { ...piece, text: startOf(piece.text, room), finishReason: 'MAX_TOKENS' };
}

function isEnd({ finishReason, blockReason }: Piece): boolean {
  return Boolean(finishReason ?? blockReason);
}

/** Nothing of the original message, which may quote the request. */
function toFailure(error: unknown, silence: AbortSignal): ModelFailure {
  if (error instanceof ModelFailure) return error;
  return new ModelFailure(silence.aborted ? 'silence' : 'a broken connection');
}
