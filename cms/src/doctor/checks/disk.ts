import { rm, statfs, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { codeOf } from '../../errors/error-code';
import { failure, ok, warning, type Verdict } from '../../shared-with-web/finding';
import { inUnits } from '../in-units';

const MEGABYTE = 1_000_000;
const NEARLY_FULL = 1000 * MEGABYTE;
/** A backup and a project with twenty pictures need as much. */
const FULL = 200 * MEGABYTE;

type Problem = [finding: string, fix: string];

const PROBLEMS: Record<string, Problem> = {
  ENOSPC: ['The disk is full.', 'Make room on the disk of DATA_DIR.'],
  ENOENT: [
    'A folder of the product is missing.',
    'If it is on a disk of its own, mount it; then start the CMS again, which makes what is missing.',
  ],
};

const NOT_WRITABLE: Problem = [
  'A folder of the product cannot be written to.',
  'Make the folder DATA_DIR, and all in it, belong to the user that runs the product.',
];

/** @param folders that the product writes to, perhaps on several disks */
export async function checkDisk(folders: string[]): Promise<Verdict> {
  for (const folder of folders) {
    const problem = await tryToWrite(folder);
    if (problem) return problem;
  }
  const free = await Promise.all(folders.map(freeBytes));
  return judgeRoom(Math.min(...free));
}

export function judgeRoom(bytes: number): Verdict {
  const finding = `${inUnits(bytes)} are free.`;
  const fix = 'Make room on the disk of DATA_DIR, or move DATA_DIR to a bigger one.';
  if (bytes < FULL) return failure(finding, fix);
  return bytes < NEARLY_FULL ? warning(finding, fix) : ok(finding);
}

async function freeBytes(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}

async function tryToWrite(folder: string): Promise<Verdict | undefined> {
  const file = path.join(folder, `.doctor-${process.pid}`);
  try {
    await writeFile(file, 'x');
  } catch (error) {
    return failure(...(PROBLEMS[codeOf(error)] ?? NOT_WRITABLE));
  } finally {
    await rm(file, { force: true }).catch(() => undefined);
  }
  return undefined;
}
