/** Asks, and answers everybody alike for so long, in ms, however often it is asked in that time. A failure is not kept. */
export function keptFor<Answer>(ms: number, ask: () => Promise<Answer>): () => Promise<Answer> {
  let kept: { askedAt: number; answer: Promise<Answer> } | undefined;
  return () => {
    if (!kept || performance.now() - kept.askedAt > ms) {
      const asked = { askedAt: performance.now(), answer: ask() };
      kept = asked;
      asked.answer.catch(() => {
        if (kept === asked) kept = undefined;
      });
    }
    return kept.answer;
  };
}
