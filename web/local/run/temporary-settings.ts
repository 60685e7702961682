import getPort from 'get-port';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROOT } from '../bootstrap/folders.mjs';
import { readSettings, type Settings } from './settings.ts';

/**
 * A product of its own: free ports, no data, beside whatever else runs on this machine. Whatever is set in this
 * shell, it is the same product. Its folder goes with this process.
 */
export async function temporarySettings(name: string): Promise<Settings> {
  const example = readFileSync(join(ROOT, '.env.example'), 'utf8');
  for (const [, variable = ''] of example.matchAll(/^([A-Z_]+)=/gm))
    Reflect.deleteProperty(process.env, variable);
  const folder = mkdtempSync(join(tmpdir(), `portfolio-${name}-`));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  const settings = readSettings({ DATA_DIR: folder });
  return {
    ...settings,
    ports: { AUTH_EMULATOR_PORT: await getPort(), CMS_PORT: await getPort(), WEB_PORT: await getPort() },
  };
}
