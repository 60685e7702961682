// @ts-check
import './bootstrap/node-version.mjs';
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { runCommand } from './bootstrap/command.mjs';
import { CMS, loadEnvFile } from './bootstrap/folders.mjs';
import { Refusal } from './bootstrap/terminal.mjs';

const SCRIPT = join(CMS, 'dist/src/admin-reset/main.js');

/** `npm run admin:reset [-- E-MAIL]`: a new password for the admin panel, whether the product runs or not. */
await runCommand(async () => {
  if (!existsSync(SCRIPT)) throw new Refusal('There is no panel yet: run npm start first.');
  loadEnvFile();
  await import('./bootstrap/typescript.mjs');
  const { productEnv, readSettings } = await import('./run/settings.ts');
  const { status } = spawnSync(process.execPath, [SCRIPT, ...process.argv.slice(2)], {
    env: productEnv(readSettings(process.env), process.env),
    stdio: 'inherit',
  });
  process.exitCode = status ?? 1;
});
