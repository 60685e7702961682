import { expect, test } from 'vitest';
import { limit } from './limit';

test('never runs more tasks at once than allowed, in their order', async () => {
  const run = limit(2);
  const begun: number[] = [];
  let running = 0;
  let most = 0;
  const task = (number: number) => async () => {
    begun.push(number);
    most = Math.max(most, ++running);
    await Promise.resolve();
    running--;
    return number;
  };
  expect(await Promise.all([1, 2, 3, 4, 5].map((number) => run(task(number))))).toEqual([1, 2, 3, 4, 5]);
  expect(begun).toEqual([1, 2, 3, 4, 5]);
  expect(most).toBe(2);
});

test('a failure is its own task’s and makes room', async () => {
  const run = limit(1);
  const failed = run(() => Promise.reject(new Error('first')));
  const second = run(() => Promise.resolve('second'));
  await expect(failed).rejects.toThrow('first');
  expect(await second).toBe('second');
});
