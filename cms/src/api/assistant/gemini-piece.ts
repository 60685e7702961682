import { COMPLETE, type Piece } from './answer';
import type { GeminiEvent } from './gemini-wire';

/** What @google/generative-ai takes for a refusal. */
const KNOWN_REFUSALS = ['SAFETY', 'RECITATION', 'LANGUAGE'];
const OTHER_REFUSALS = ['BLOCKLIST', 'PROHIBITED_CONTENT', 'SPII'];

/** The model did not answer, or not to the end. Its message may be logged. */
export class ModelFailure extends Error {}

export function toPiece({ candidates, promptFeedback, usageMetadata }: GeminiEvent): Piece {
  const [candidate] = candidates ?? [];
  const { blockReason } = promptFeedback ?? {};
  const parts = candidate?.content?.parts ?? [];
  const text = parts.map((part) => (part.thought ? '' : (part.text ?? ''))).join('');
  const finishReason = readFinishReason(candidate?.finishReason);
  return { text, finishReason, blockReason, usage: finishReason ? usageMetadata : undefined };
}

/** @throws ModelFailure for the reasons that are neither an end nor a refusal */
function readFinishReason(reason: string | undefined): string | undefined {
  if (!reason || COMPLETE.includes(reason) || KNOWN_REFUSALS.includes(reason)) return reason;
  if (OTHER_REFUSALS.includes(reason)) return 'SAFETY';
  throw new ModelFailure('an end without a good reason');
}
