import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { sendAway } from './restic.ts';

/** As restic, which refuses what has a lock on it until that is taken off. */
const RESTIC = `#!/bin/sh
cd "$(dirname "$0")"
case $2 in cat) exit 0 ;; unlock) rm -f lock ;; esac
[ ! -e lock ] || { echo 'repository is already locked' >&2; exit 11; }
echo "$2" >> done
`;

test('the lock of a copy that was killed does not keep the next one from being made', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'restic-'));
  writeFileSync(join(folder, 'restic'), RESTIC, { mode: 0o755 });
  writeFileSync(join(folder, 'lock'), '');
  vi.stubEnv('PATH', `${folder}:${process.env.PATH}`);
  await sendAway('portfolio.tar.gz', 14);
  expect(readFileSync(join(folder, 'done'), 'utf8')).toBe('unlock\nbackup\nforget\n');
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
});
