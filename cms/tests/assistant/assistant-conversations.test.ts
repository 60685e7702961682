import { expect, test } from 'vitest';
import type { Turn } from '../../src/api/assistant/conversation';
import { answerQuickly } from '../../src/api/assistant/quick-answer/quick-answer';
import CONVERSATIONS from './evaluation/conversations.json' with { type: 'json' };
import { grade, type EvaluationQuestion, type Grade } from './evaluation/grade';
import { knowledgeOf, OWNERS, type EvaluatedOwner } from './evaluation/owners';

type Said = { says: string; expect?: EvaluationQuestion['expect'] };

const conversations = Object.entries(CONVERSATIONS as Record<string, Said[][]>);

/** The grades of what the assistant answers while a visitor talks with it about an owner. */
async function gradesOf(owner: EvaluatedOwner, said: readonly Said[]): Promise<[Grade, string][]> {
  const knowledge = await knowledgeOf(owner);
  const conversation: Turn[] = [];
  return said.flatMap(({ says, expect: expected }) => {
    conversation.push({ role: 'user', text: says });
    const reply = answerQuickly(conversation, knowledge);
    conversation.push({ role: 'model', text: reply.text });
    return expected ? [[grade({ kind: 'turn', turns: [], expect: expected }, reply, knowledge), says]] : [];
  });
}

test('of the turns of whole conversations 3 in 5 are answered well, 3 in 4 with the nearest, and 1 in 10 at most is plainly wrong', async () => {
  const graded = await Promise.all(
    conversations.flatMap(([name, all]) =>
      all.map((said) => gradesOf((OWNERS as Record<string, EvaluatedOwner>)[name] as EvaluatedOwner, said)),
    ),
  );
  const grades = graded.flat();
  const share = (...wanted: Grade[]) => grades.filter(([one]) => wanted.includes(one)).length / grades.length;
  const failed = JSON.stringify(grades.filter(([one]) => one !== 'good'));
  expect(grades.length).toBeGreaterThan(100);
  expect(share('good'), failed).toBeGreaterThanOrEqual(0.6);
  expect(share('good', 'hedged'), failed).toBeGreaterThanOrEqual(0.75);
  expect(share('wrong'), failed).toBeLessThanOrEqual(0.1);
});
