import { setTimeout as sleep } from 'node:timers/promises';
import type { BackupSettings } from './settings.ts';

/** Before the first start of the CMS there is nothing to back up. One that stays away keeps nobody from a backup. */
export async function waitForCms(settings: BackupSettings, tries = 60, pause = 5000): Promise<void> {
  for (let left = tries; left > 0 && !(await doesCmsAnswer(settings)); left--) await sleep(pause);
}

/** Of a CMS in a container of its own: once it listens, all its tables are there. */
export async function doesCmsAnswer({ cmsUrl }: BackupSettings): Promise<boolean> {
  if (!cmsUrl) return false;
  const options = { redirect: 'manual', signal: AbortSignal.timeout(5000) } as const;
  return fetch(cmsUrl, options).then(
    () => true,
    () => false,
  );
}
