import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { vi } from 'vitest';

/** A script in restic's place. Its second argument is the command; what was done is listed unless it exits before. */
export function temporaryRestic(script: string) {
  const folder = mkdtempSync(join(tmpdir(), 'restic-'));
  const head = '#!/bin/sh\ncd "$(dirname "$0")"\n';
  writeFileSync(join(folder, 'restic'), `${head}${script}\necho "$2" >> done\n`, { mode: 0o755 });
  writeFileSync(join(folder, 'done'), '');
  vi.stubEnv('PATH', `${folder}:${process.env.PATH}`);
  return { folder, done: () => readFileSync(join(folder, 'done'), 'utf8').trim().split('\n') };
}
