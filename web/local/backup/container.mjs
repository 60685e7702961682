// @ts-check
// The image of backups: `daily` (what it does unasked), `now`, `restore FILE`, `fetch`.
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { runCommand } from '../bootstrap/command.mjs';
import { print, Refusal } from '../bootstrap/terminal.mjs';
import { listArchives } from './archive/archives.ts';
import { backUp } from './backup.ts';
import { waitForCms } from './cms-answers.ts';
import { becomeUser } from './container-user.mjs';
import { keepCopying } from './copies.ts';
import { fetchBack } from './restic.ts';
import { keepFinishing } from './restore/interrupted.ts';
import { restoreBy } from './restore/restore.ts';
import { hasOneMore, isOverdue, nextTime, nextTry } from './schedule.ts';
import { readBackupSettings } from './settings.ts';

const [, , command = 'daily', ...args] = process.argv;

await runCommand(async () => {
  const settings = readBackupSettings(process.env);
  becomeUser(settings.backupDir);
  if (command === 'daily') await daily(settings, process.env.BACKUP_AT || '03:00');
  else if (command === 'now') await backUp(settings);
  else if (command === 'restore') await restoreBy(args, settings);
  else if (command === 'fetch') await fetchTo(join(settings.backupDir, 'fetched'));
  else throw new Refusal(`"${command}" is none of daily, now, restore FILE and fetch.`);
});

/**
 * @param {import('./settings.ts').BackupSettings} settings
 * @param {string} at
 */
async function daily(settings, at) {
  void keepFinishing(settings);
  await waitForCms(settings);
  let next = isOverdue(await listArchives(settings.backupDir), new Date())
    ? new Date()
    : nextTime(at, new Date());
  for (;;) {
    print(`The next backup is at ${next.toISOString()}.`);
    await keepCopying(settings, next);
    await sleep(Math.max(0, next.getTime() - Date.now()));
    const before = await listArchives(settings.backupDir);
    const fault = await backUp(settings).then(
      () => undefined,
      (/** @type {Error} */ { message }) => message,
    );
    const isMade = hasOneMore(before, await listArchives(settings.backupDir));
    if (fault) print(isMade ? fault : `No backup: ${fault}`);
    next = nextTry(at, isMade, new Date());
  }
}

/** @param {string} folder */
async function fetchTo(folder) {
  await fetchBack(folder);
  print(`The newest archive of the other machine is in ${folder}.`);
}
