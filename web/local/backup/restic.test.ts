import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { sendAway } from './restic.ts';
import { temporaryRestic } from './temporary-restic.ts';

let folder = '';

afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
});

test('the lock of a copy that was killed does not keep the next one from being made', async () => {
  const restic = temporaryRestic(`
    case $2 in cat) exit 0 ;; unlock) rm -f lock ;; esac
    [ ! -e lock ] || { echo 'repository is already locked' >&2; exit 11; }`);
  ({ folder } = restic);
  writeFileSync(join(folder, 'lock'), '');
  await sendAway('portfolio.tar.gz', AbortSignal.timeout(10_000));
  expect(restic.done()).toEqual(['unlock', 'backup']);
});

test('a machine that hangs does not hold up the backups for ever', async () => {
  ({ folder } = temporaryRestic('exec sleep 60'));
  const copy = sendAway('portfolio.tar.gz', AbortSignal.timeout(100));
  await expect(copy).rejects.toThrow('restic took too long and was ended.');
});
