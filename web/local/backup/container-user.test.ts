import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { pathsOfUser } from './container-user.mjs';

test('archives that root has brought become readable, and nothing else in the folder', () => {
  const folder = mkdtempSync(join(tmpdir(), 'backups-'));
  const archive = join(folder, 'portfolio-2026-01-31T03-00-00Z.tar.gz');
  for (const file of [archive, `${archive}.sha256`, join(folder, 'taxes.tar.gz')]) writeFileSync(file, '');
  expect(pathsOfUser(folder)).toEqual([archive, `${archive}.sha256`, folder]);
  expect(pathsOfUser('/nowhere')).toEqual(['/nowhere']);
  rmSync(folder, { recursive: true });
});
