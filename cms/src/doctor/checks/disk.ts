import { rm, statfs, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { codeOf } from '../../errors/error-code';
import { failure, ok, warning, type Verdict } from '../../shared-with-web/finding';
import { inUnits } from '../in-units';

const MEGABYTE = 1_000_000;
const NEARLY_FULL = 1000 * MEGABYTE;
/** A backup and a project with twenty pictures need as much. */
const FULL = 200 * MEGABYTE;
/** Its number in statfs(2). */
const TMPFS = 0x01021994;

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

/**
 * @param folders that the product writes to, perhaps on several disks
 * @param backupDir which need not be there
 */
export async function checkDisk(folders: string[], backupDir: string): Promise<Verdict> {
  for (const folder of folders) {
    const problem = await tryToWrite(folder);
    if (problem) return problem;
  }
  const rooms = await Promise.all([...folders, backupDir].map(freeBytes));
  const free = rooms.flatMap((bytes) => bytes ?? []);
  return free.length > 0 ? judgeRoom(Math.min(...free)) : ok('Nothing is written to a disk here.');
}

export function judgeRoom(bytes: number): Verdict {
  const finding = `${inUnits(bytes)} are free.`;
  const fix = 'Make room on the disk of DATA_DIR and BACKUP_DIR, or move them to a bigger one.';
  if (bytes < FULL) return failure(finding, fix);
  return bytes < NEARLY_FULL ? warning(finding, fix) : ok(finding);
}

/** Nothing of what is in memory, as the temporary folder of a container is. */
async function freeBytes(folder: string): Promise<number | undefined> {
  const room = await statfs(folder).catch(() => undefined);
  return room && room.type !== TMPFS ? room.bavail * room.bsize : undefined;
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
