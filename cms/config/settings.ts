import { messageOf } from '../src/errors/errors';
import { makeFolders } from '../src/settings/folders';
import { readSettings, type Settings } from '../src/settings/read-settings';

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

export const settings = readSettingsOrExit();
process.env.TMPDIR = settings.tmpDir;
// Where PostgreSQL's own tools and `pg` look for it when the address has none.
if (settings.databasePassword) process.env.PGPASSWORD = settings.databasePassword;

export default settings;
