/** Asks, and answers everybody alike for so long, in ms, however often it is asked in that time. */
export function keptFor<Answer>(ms: number, ask: () => Promise<Answer>): () => Promise<Answer> {
  let kept: { askedAt: number; answer: Promise<Answer> } | undefined;
  return () => {
    if (!kept || Date.now() - kept.askedAt > ms) kept = { askedAt: Date.now(), answer: ask() };
    return kept.answer;
  };
}
