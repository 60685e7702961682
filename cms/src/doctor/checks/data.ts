import { isNewer, type Versions } from '../../data-version/data-loss';
import { DATA_VERSION_KEY, nameOf } from '../../data-version/data-version';
import { isNoTable } from '../../database/no-table';
import { failure, ok, warning, type Verdict } from '../../shared-with-web/finding';
import type { Database } from './database';

const NOTED = `SELECT value FROM strapi_core_store_settings WHERE key = '${DATA_VERSION_KEY}'`;

/** Which version wrote the database last: an older one would delete what it does not know, so its start is refused. */
export async function checkData({ ask }: Database, own: Versions): Promise<Verdict> {
  const rows = await ask(NOTED).catch(judgeError);
  if (!Array.isArray(rows)) return rows;
  const [row] = rows;
  if (!row) return ok('It was written by a version that did not note itself; the next start does.');
  return judgeData(JSON.parse(String(row.value)) as Versions, own);
}

/** Before the first start, as after whatever emptied it. */
function judgeError(error: unknown): Verdict {
  return isNoTable(error)
    ? warning(
        'The database is empty.',
        'A new one is filled by the start of the CMS. If there was something in it, restore a backup first.',
      )
    : ok('It is asked for when the database answers.');
}

function judgeData(writer: Versions, own: Versions): Verdict {
  const finding = `It was last written by ${nameOf(writer)}`;
  const fix = `Start version ${writer.product} or newer, or restore the backup that was made before the upgrade.`;
  if (isNewer(writer.strapi, own.strapi))
    return failure(`${finding}; this is ${nameOf(own)}, which does not start on it.`, fix);
  if (isNewer(writer.product, own.product))
    return warning(`${finding}; this is ${nameOf(own)}, which starts only if it loses nothing.`, fix);
  return ok(`${finding}.`);
}
