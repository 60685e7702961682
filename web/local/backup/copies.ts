import { readFile, rm, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { print, Refusal, step } from '../bootstrap/terminal.mjs';
import { archiveName, listArchives } from './archive/archives.ts';
import { deleteOlderCopies, sendAway } from './restic.ts';
import type { BackupSettings } from './settings.ts';

const HOUR = 3600 * 1000;
/** For all of a copy, over a slow line, too: while one hangs, no backup is made. */
const TIME_LIMIT = 6 * HOUR;

/**
 * Copies an archive to the other machine, if there is one, and notes for the doctor which one was the last.
 * @throws Refusal that says whether it got there
 */
export async function copyAway(
  file: string,
  { backupDir, keep }: BackupSettings,
  timeLimit = TIME_LIMIT,
): Promise<void> {
  const note = noteIn(backupDir);
  if (!process.env.RESTIC_REPOSITORY) return rm(note, { force: true });
  // Empty as long as none has got there. One that cannot be written is told once the copy, which matters more, is there.
  await writeFile(note, '', { flag: 'a', mode: 0o600 }).catch(() => undefined);
  const signal = AbortSignal.timeout(timeLimit);
  await step('Copying to the other machine', () => sendAway(file, signal)).catch(
    refuseAs(`${file} is not on the other machine`),
  );
  // Before the older ones are deleted, which may fail for ever: it would be copied again each hour.
  await writeFile(note, basename(file)).catch(refuseAs(`${file} is on the other machine, but not noted`));
  await step('Deleting older copies there', () => deleteOlderCopies(keep, signal)).catch(
    refuseAs('Older copies on the other machine are not deleted'),
  );
}

/**
 * Copies again, each hour until then, what did not get there. It is not made again, too: a day without the other
 * machine would leave no archive of the days before.
 */
export async function keepCopying(settings: BackupSettings, until: Date, pause = HOUR): Promise<void> {
  while (Date.now() + pause < until.getTime()) {
    await sleep(pause);
    await copyUncopied(settings, until).catch((error: unknown) => print((error as Error).message));
  }
}

/** Ends in time for the next backup. */
async function copyUncopied(settings: BackupSettings, until: Date): Promise<void> {
  const file = await findUncopied(settings);
  const timeLeft = until.getTime() - Date.now();
  if (file && timeLeft > 0) await copyAway(file, settings, Math.min(TIME_LIMIT, timeLeft));
}

/** The newest archive, if the other machine has neither it nor a newer one. One from a clock that was ahead is none. */
async function findUncopied({ backupDir }: BackupSettings): Promise<string | undefined> {
  if (!process.env.RESTIC_REPOSITORY) return undefined;
  const newest = (await listArchives(backupDir)).find(({ date }) => date.getTime() <= Date.now());
  const copied = await readFile(noteIn(backupDir), 'utf8').catch(() => '');
  const isAhead = copied > archiveName(new Date());
  return newest && (newest.name > copied || isAhead) ? join(backupDir, newest.name) : undefined;
}

function refuseAs(fault: string) {
  return (error: unknown): never => {
    throw new Refusal(`${fault}: ${(error as Error).message}`);
  };
}

/** It is named in cms/src/doctor/backup-times.ts, too. */
function noteIn(folder: string): string {
  return join(folder, 'last-copy');
}
