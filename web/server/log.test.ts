import { execFileSync } from 'node:child_process';
import { constants, mkdtempSync, openSync, readSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createLog } from './log';

let folder: string;
let pipe: number;

/** As containers and shells read a log: it takes no more than its reader has made room for. */
beforeEach(() => {
  vi.useFakeTimers();
  folder = mkdtempSync(join(tmpdir(), 'log-'));
  const file = join(folder, 'pipe');
  execFileSync('mkfifo', [file]);
  pipe = openSync(file, constants.O_RDWR | constants.O_NONBLOCK);
});

afterEach(() => {
  vi.useRealTimers();
  rmSync(folder, { recursive: true });
});

function startLog(file = pipe) {
  const { write } = createLog({ format: 'text', level: 'info' }, file);
  return (text: string) => write('info', text);
}

const lineOf = (number: number) => `line ${number} ${'é'.repeat(40)}`;
const numbers = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

/** After a second in which nobody read, all that there is or comes within another ten. */
function readSlowly(): string[] {
  const chunk = Buffer.alloc(100_000);
  const chunks: Buffer[] = [];
  vi.advanceTimersByTime(1000);
  for (let second = 0; second < 10; second += 0.2) {
    try {
      chunks.push(Buffer.from(chunk.subarray(0, readSync(pipe, chunk))));
    } catch {
      // Nothing is there.
    }
    vi.advanceTimersByTime(200);
  }
  return Buffer.concat(chunks).toString().trimEnd().split('\n');
}

test('whoever is slow to read the log gets all of it, in its order', () => {
  const write = startLog();
  for (const number of numbers(3000)) write(lineOf(number));
  const lines = readSlowly();
  expect(lines.map((line) => line.slice(line.indexOf('line')))).toEqual(numbers(3000).map(lineOf));
});

test('of what nobody reads a megabyte is kept, and what comes when there is room again', () => {
  const write = startLog();
  for (const number of numbers(20_000)) write(lineOf(number));
  expect(readSlowly().length).toBeLessThan(14_000);
  write('the end');
  expect(readSlowly()).toEqual([expect.stringContaining('the end')]);
});

test('a log that cannot be written ends nothing', () => {
  const write = startLog(openSync('/dev/null', 'r'));
  write('lost');
  expect(() => vi.advanceTimersByTime(1000)).not.toThrow();
});
