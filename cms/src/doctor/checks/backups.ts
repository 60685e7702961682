import { ok, warning, type Verdict } from '../../shared-with-web/finding';
import { readBackupTimes, readCopyTime, readMissing } from '../backup-times';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const FIX =
  'Run npm run backup (in containers: docker compose run --rm --no-deps backup now), and see to it that it is run each night ("Back up and restore" in web/docs/operation.md).';
const COPY_FIX =
  'Run npm run backup (in containers: docker compose logs backup), and mend what it says of restic ("To another machine" in web/docs/operation.md).';
const MISSING_FIX =
  'Put them back, or delete these pictures in the admin panel: npm run backup names them (in containers: docker compose logs backup).';

type Options = { folder: string; isDeployment: boolean; now?: number };

export async function checkBackups({ folder, isDeployment, now = Date.now() }: Options): Promise<Verdict> {
  const times = await readBackupTimes(folder, now);
  if (times.length === 0) {
    return isDeployment ? warning('There is no backup.', FIX) : ok('There is none yet.');
  }
  const age = now - Math.max(...times);
  if (age > 2 * DAY) return warning(`The newest backup is ${Math.floor(age / DAY)} days old.`, FIX);
  const copied = await readCopyTime(folder, now);
  if (copied === 0) return warning('No backup has got to the other machine.', COPY_FIX);
  if (Number.isNaN(copied))
    return warning('Nobody knows how old the newest copy on the other machine is.', COPY_FIX);
  if (copied && now - copied > 2 * DAY)
    return warning(
      `The newest copy on the other machine is ${Math.floor((now - copied) / DAY)} days old.`,
      COPY_FIX,
    );
  const missing = await readMissing(folder);
  if (missing > 0) return warning(`Files of pictures that the newest backup lacks: ${missing}.`, MISSING_FIX);
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
