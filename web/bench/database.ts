import { createRequire } from 'node:module';
import { join } from 'node:path';
import { ROOT } from '../local/bootstrap/folders.mjs';
import { type Setup } from './setup.ts';

/** What belongs to a row of `projects`. */
const BELONGINGS = {
  projects_cmps: 'entity_id',
  files_related_mph: `related_type = 'api::project.project' AND related_id`,
};

/** Copies of the samples with all that is theirs, straight into the database: by HTTP it would take an hour. */
export function fillDatabase(setup: Setup, count: number): void {
  const database = openDatabase(setup);
  const copy = (table: string, changed: Record<string, string>, where: string) => {
    const columns = columnsOf(database, table).filter((name) => name !== 'id');
    const values = columns.map((name) => changed[name] ?? `"${name}"`);
    return database.prepare(
      `INSERT INTO ${table} (${quoted(columns)}) SELECT ${values.join()} FROM ${table} WHERE ${where}`,
    );
  };
  const texts = { title: "title || ' ' || @number", slug: "slug || '-' || @number" };
  const copyRow = copy('projects', { document_id: '@documentId', position: '@number', ...texts }, 'id = @id');
  const copyBelongings = [
    copy('projects_cmps', { entity_id: '@copy' }, `${BELONGINGS.projects_cmps} = @id`),
    copy('files_related_mph', { related_id: '@copy' }, `${BELONGINGS.files_related_mph} = @id`),
  ];
  const rowsOf = database.prepare('SELECT id FROM projects WHERE document_id = ?').pluck();
  database.transaction(() => {
    const samples: string[] = database
      .prepare('SELECT DISTINCT document_id FROM projects ORDER BY 1')
      .pluck()
      .all();
    for (let number = samples.length; number < count; number += 1) {
      const documentId = `copy${number}`;
      for (const id of rowsOf.all(samples[number % samples.length])) {
        const { lastInsertRowid } = copyRow.run({ id, number, documentId });
        for (const each of copyBelongings) each.run({ id, copy: lastInsertRowid });
      }
    }
    raiseVersion(database);
  })();
  database.close();
}

/** Puts the drafts of all projects aside, and back, each as often as one likes: what is public stays as it is. */
export function draftsAside(setup: Setup) {
  const database = openDatabase(setup);
  const drafts = 'IN (SELECT id FROM projects WHERE published_at IS NULL)';
  const tables = [...Object.entries(BELONGINGS), ['projects', 'id'] as const];
  for (const [table] of tables)
    database.exec(`CREATE TABLE bench_${table} AS SELECT * FROM ${table} WHERE 0`);

  const move = database.transaction((from: string, into: string, order: typeof tables) => {
    for (const [table, owner] of order) {
      const columns = quoted(columnsOf(database, table));
      const where = from ? '' : `WHERE ${owner} ${drafts}`;
      database.exec(
        `INSERT INTO ${into}${table} (${columns}) SELECT ${columns} FROM ${from}${table} ${where}`,
      );
    }
    for (const [table, owner] of tables) {
      database.exec(`DELETE FROM ${from}${table} ${from ? '' : `WHERE ${owner} ${drafts}`}`);
    }
    raiseVersion(database);
  });
  return {
    take: () => move('', 'bench_', tables),
    putBack: () => move('bench_', '', tables.toReversed()),
    end() {
      for (const [table] of tables) database.exec(`DROP TABLE bench_${table}`);
      database.close();
    },
  };
}

function openDatabase({ dataDir }: Setup) {
  const Database = createRequire(join(ROOT, 'cms/package.json'))('better-sqlite3');
  return new Database(join(dataDir, 'cms', 'data.db'), { timeout: 10_000 });
}

type Database = ReturnType<typeof openDatabase>;

function columnsOf(database: Database, table: string): string[] {
  return database.prepare(`SELECT name FROM pragma_table_info('${table}')`).pluck().all();
}

function raiseVersion(database: Database): void {
  database.exec('UPDATE content_versions SET value = value + 1');
}

const quoted = (names: string[]) => names.map((name) => `"${name}"`).join();
