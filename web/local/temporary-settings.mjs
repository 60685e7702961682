// @ts-check
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pickFreePorts } from './ports.mjs';
import { PORTS, readSettings, ROOT } from './settings.mjs';

/**
 * A product of its own: free ports, no data, beside whatever else runs on this machine. Whatever is set in this
 * shell, it is the same product. Its folder goes with this process.
 *
 * @param {string} name
 */
export async function temporarySettings(name) {
  forgetVariables();
  const folder = mkdtempSync(join(tmpdir(), `portfolio-${name}-`));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  const ports = await pickFreePorts(PORTS.length);
  const variables = PORTS.map(({ variable }, index) => [variable, String(ports[index])]);
  return readSettings({ ...Object.fromEntries(variables), DATA_DIR: folder });
}

function forgetVariables() {
  const example = readFileSync(join(ROOT, '.env.example'), 'utf8');
  for (const [, name = ''] of example.matchAll(/^([A-Z_]+)=/gm)) delete process.env[name];
}
