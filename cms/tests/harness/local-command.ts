import { spawn } from 'node:child_process';
import path from 'node:path';
import { CMS_DIR } from './cms-process';
import type { Environment } from './environment';

const LOCAL = path.resolve(CMS_DIR, '../web/local');

/** Runs one of the package's commands, as its npm script does, and tells what it said. */
export function runLocal(command: string, args: string[], environment: Environment) {
  return runNode([path.join(LOCAL, 'main.mjs'), command, ...args], environment);
}

export function runAdminReset(args: string[], environment: Environment) {
  return runNode([path.join(LOCAL, 'admin-reset.mjs'), ...args], environment);
}

/** Runs what `npm run transfer` does once the CMS is built, which it is for the tests. */
export function runTransfer(to: string, environment: Environment) {
  const script = `
    const { requireReady, transfer } = await load('transfer/transfer-databases.ts');
    await requireReady(settings, '${to}');
    await transfer(settings, '${to}');`;
  return runBackupScript(script, environment);
}

/** @param script which has `settings`, and `load` for the modules of backups */
export function runBackupScript(script: string, environment: Environment) {
  const whole = `
    await import('${LOCAL}/bootstrap/typescript.mjs');
    const { runCommand } = await import('${LOCAL}/bootstrap/command.mjs');
    const load = (name) => import('${LOCAL}/backup/' + name);
    const { readBackupSettings } = await load('settings.ts');
    const settings = readBackupSettings(process.env);
    await runCommand(async () => {
      ${script}
    });`;
  return runNode(['--input-type=module', '--eval', whole], environment);
}

async function runNode(args: string[], environment: Environment) {
  const child = spawn(process.execPath, args, {
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (text: Buffer) => (output += text.toString()));
  const code = await new Promise<number | null>((resolve) => child.once('close', resolve));
  return { code, output };
}
