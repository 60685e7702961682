import { ok, warning, type Verdict } from '../../shared-with-web/finding';
import { readBackupTimes } from '../backup-times';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const FIX =
  'Run npm run backup, and see to it that it is run each night ("Back up and restore" in web/docs/operation.md).';

type Options = { folder: string; isDeployment: boolean; now?: number };

export async function checkBackups({ folder, isDeployment, now = Date.now() }: Options): Promise<Verdict> {
  const times = await readBackupTimes(folder, now);
  if (times.length === 0) {
    return isDeployment ? warning('There is no backup.', FIX) : ok('There is none yet.');
  }
  const age = now - Math.max(...times);
  if (age > 2 * DAY) return warning(`The newest backup is ${Math.floor(age / DAY)} days old.`, FIX);
  const kept = times.length === 1 ? 'One is kept; it' : `${times.length} are kept; the newest`;
  return ok(`${kept} is ${describeAge(age)} old.`);
}

function describeAge(milliseconds: number): string {
  const minutes = Math.max(0, Math.floor(milliseconds / MINUTE));
  const hours = Math.floor(minutes / 60);
  if (minutes === 0) return 'less than a minute';
  if (hours === 0) return minutes === 1 ? 'a minute' : `${minutes} minutes`;
  return hours === 1 ? 'an hour' : `${hours} hours`;
}
