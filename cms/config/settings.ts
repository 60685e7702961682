import { accessSync, constants, mkdirSync } from 'node:fs';
import path from 'node:path';
import { refusal } from '../src/settings/deployment';
import { readSettings, type Settings } from '../src/settings/read-settings';
import { writtenFolders } from '../src/settings/written-folders';
import { codeOf } from '../src/shared/error-code';
import { messageOf } from '../src/shared/errors';

/** Strapi would put the list into an error of its own, with where that came from. */
function readSettingsOrExit(): Settings {
  try {
    const settings = readSettings(process.env);
    makeFolders(settings);
    return settings;
  } catch (error) {
    process.stderr.write(`${messageOf(error)}\n`);
    process.exit(1);
  }
}

/** Strapi takes both for granted; a temporary folder of its own can be swept after a crash. */
function makeFolders(settings: Settings): void {
  const written = writtenFolders(settings);
  for (const folder of [path.join(settings.publicDir, 'uploads'), settings.tmpDir, ...written]) {
    try {
      // Messages and accounts are nobody else's on the machine.
      mkdirSync(folder, { recursive: true, mode: 0o700 });
      if (written.includes(folder)) accessSync(folder, constants.W_OK);
    } catch (error) {
      throw refusal([
        `DATA_DIR: name a folder in which the CMS may write; ${folder} is none (${codeOf(error)})`,
      ]);
    }
  }
}

export const settings = readSettingsOrExit();
process.env.TMPDIR = settings.tmpDir;
// Where PostgreSQL's own tools and `pg` look for it when the address has none.
if (settings.databasePassword) process.env.PGPASSWORD = settings.databasePassword;

export default settings;
