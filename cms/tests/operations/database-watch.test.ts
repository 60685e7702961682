import { expect, test } from 'vitest';
import { createDatabaseWatch } from '../../src/database/database-watch';

test('however many want to know whether the database answers, it is asked once a second', async () => {
  let questions = 0;
  const watch = createDatabaseWatch(async () => (questions += 1));
  const answers = await Promise.all(Array.from({ length: 50 }, () => watch.check()));
  expect(answers).toEqual(Array.from({ length: 50 }, () => true));
  expect(await watch.check()).toBe(true);
  expect(questions).toBe(1);
});
