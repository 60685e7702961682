import { expect, test } from 'vitest';
import { runLimited } from './run-limited';

test('never runs more tasks at once than allowed', async () => {
  let running = 0;
  let most = 0;
  const task = async () => {
    most = Math.max(most, ++running);
    await Promise.resolve();
    running--;
  };
  await runLimited(2, [task, task, task, task, task]);
  expect(most).toBe(2);
});

test('a failure stops no other task and is reported at the end', async () => {
  const done: number[] = [];
  const tasks = [1, 2, 3].map((number) => () => {
    if (number === 1) return Promise.reject(new Error('first'));
    done.push(number);
    return Promise.resolve();
  });
  await expect(runLimited(1, tasks)).rejects.toThrow('first');
  expect(done).toEqual([2, 3]);
});
