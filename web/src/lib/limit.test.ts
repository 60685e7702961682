import { expect, test } from 'vitest';
import { BusyError, createLimit } from './limit';

/** A task that ends when it is told to, and how many of them run. */
function taskBoard() {
  const ends: (() => void)[] = [];
  const board = { running: 0, most: 0, end: () => ends.shift()?.(), task };
  async function task() {
    board.running += 1;
    board.most = Math.max(board.most, board.running);
    await new Promise<void>((resolve) => ends.push(resolve));
    board.running -= 1;
  }
  return board;
}

test('only so many run at once, so many wait, and the next one is refused', async () => {
  const limit = createLimit({ running: 2, waiting: 3 });
  const board = taskBoard();
  const all = Array.from({ length: 5 }, () => limit.run(board.task));
  await expect(limit.run(board.task)).rejects.toThrow(BusyError);
  expect(board.running).toBe(2);

  for (const one of all) {
    board.end();
    await one;
  }
  expect(board.most).toBe(2);
  expect(limit.isIdle()).toBe(true);
});

test('a task that fails makes room too', async () => {
  const limit = createLimit({ running: 1, waiting: 1 });
  const failing = limit.run(() => Promise.reject(new Error('broken')));
  const next = limit.run(() => Promise.resolve('done'));
  await expect(failing).rejects.toThrow('broken');
  expect(await next).toBe('done');
});

test('who leaves while waiting makes room in the queue', async () => {
  const limit = createLimit({ running: 1, waiting: 1 });
  const board = taskBoard();
  const first = limit.run(board.task);
  const visitor = new AbortController();
  const left = limit.run(board.task, visitor.signal);
  visitor.abort();
  await expect(left).rejects.toBe(visitor.signal.reason);

  const last = limit.run(() => Promise.resolve('done'));
  board.end();
  await first;
  expect(await last).toBe('done');
});

test('for who has left already nothing runs', async () => {
  const limit = createLimit({ running: 1, waiting: 0 });
  const board = taskBoard();
  await expect(limit.run(board.task, AbortSignal.abort('left'))).rejects.toBe('left');
  expect(board.most).toBe(0);
  expect(limit.isIdle()).toBe(true);
});
