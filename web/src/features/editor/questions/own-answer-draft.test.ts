import { expect, test } from 'vitest';
import { emptyValues } from './own-answer-draft';

test('a wording in which a visitor told who he is becomes none of the answer', () => {
  const { wordings } = emptyValues(['Do you teach? Write to [removed]', 'Do you teach?', 'do you teach']);
  expect(wordings).toBe('Do you teach?\ndo you teach');
});
