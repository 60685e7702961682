import { ok, warning, type Verdict } from '../../shared-with-web/finding';
import { readBackupTimes } from '../backup-times';

const DAY = 24 * 3600 * 1000;
const FIX =
  'Run npm run backup, and see to it that it is run each night ("Back up and restore" in web/docs/operation.md).';

type Options = { folder: string; isDeployment: boolean; now?: number };

export async function checkBackups({ folder, isDeployment, now = Date.now() }: Options): Promise<Verdict> {
  const times = await readBackupTimes(folder);
  if (times.length === 0) {
    return isDeployment ? warning('There is no backup.', FIX) : ok('There is none yet.');
  }
  const age = (now - Math.max(...times)) / DAY;
  return age > 2
    ? warning(`The newest backup is ${Math.floor(age)} days old.`, FIX)
    : ok(`${times.length} are kept; the newest is ${describeAge(age)} old.`);
}

function describeAge(days: number): string {
  const hours = Math.max(0, Math.floor(days * 24));
  return hours === 1 ? 'an hour' : `${hours} hours`;
}
