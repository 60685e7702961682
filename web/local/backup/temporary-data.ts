import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readBackupSettings, type BackupSettings } from './settings.ts';
import { openSqlite } from './databases/sqlite.ts';

/** The data of a product that does not run. */
export function temporaryData(): BackupSettings {
  const settings = readBackupSettings({ DATA_DIR: mkdtempSync(join(tmpdir(), 'backup-')) });
  mkdirSync(settings.picturesDir, { recursive: true });
  mkdirSync(join(settings.dataDir, 'auth'));
  return settings;
}

/** A database that names these pictures, the pictures themselves, and an account. */
export function fillData(settings: BackupSettings, owner: string, pictures: Record<string, string>): void {
  const database = openSqlite(settings.sqliteFile, { readonly: false });
  database.exec(`
    DROP TABLE IF EXISTS files;
    CREATE TABLE files (hash TEXT, ext TEXT, url TEXT, provider TEXT, formats TEXT);`);
  for (const [name, content] of Object.entries(pictures)) {
    const [hash, ext] = name.split('.');
    database.exec(`INSERT INTO files VALUES ('${hash}', '.${ext}', '/uploads/${name}', 'local', NULL)`);
    writeFileSync(join(settings.picturesDir, name), content);
  }
  database.close();
  writeFileSync(settings.accountsFile, owner);
}

/** What the product would show: the accounts, and the content of each picture that the database names. */
export function readData(settings: BackupSettings) {
  const { sqliteFile, picturesDir, accountsFile } = settings;
  const database = openSqlite(sqliteFile);
  const rows = database.prepare('SELECT hash, ext FROM files').all() as { hash: string; ext: string }[];
  database.close();
  const pictures = rows.map(({ hash, ext }) => {
    const file = join(picturesDir, hash + ext);
    return [hash + ext, existsSync(file) ? readFileSync(file, 'utf8') : undefined] as const;
  });
  return { owner: readFileSync(accountsFile, 'utf8'), pictures: Object.fromEntries(pictures) };
}

/** What a restore has left that is not for ever. */
export function leftovers({ dataDir, picturesDir }: BackupSettings): string[] {
  const names = [...readdirSync(dataDir), ...readdirSync(join(dataDir, 'cms')), ...readdirSync(picturesDir)];
  return names.filter((name) => /restoring|running|\.new$/.test(name));
}
