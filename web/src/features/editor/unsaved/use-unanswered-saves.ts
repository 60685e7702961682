import { useRef } from 'react';

/** Any save without an answer may have come through, also an earlier one than the last. */
const KEPT = 4;

/**
 * What saves have sent that no answer has come to: found stored, it must not be taken for somebody else's change.
 * @param before those that a draft has kept
 */
export function useUnansweredSaves(before: readonly string[] = []) {
  const sent = useRef(before);

  return {
    all: () => sent.current,
    /** Whether what is stored came from here. */
    isOwn: (stored: string) => sent.current.includes(stored),

    /** @param contents what is stored once `save` has come through */
    async untilAnswered<Answer>(contents: string, save: () => Promise<Answer>): Promise<Answer> {
      sent.current = [...new Set([...sent.current, contents])].slice(-KEPT);
      const answer = await save();
      sent.current = [];
      return answer;
    },
  };
}
