import { createRequire } from 'node:module';
import { join } from 'node:path';
import { ROOT } from '../local/bootstrap/folders.mjs';
import { ask, postJson } from './requests.ts';
import { type Setup } from './setup.ts';
import { median } from './statistics.ts';
import { ratioTo, row, units, type Row } from './table.ts';

export const title = 'Search: a page of six, never asked for before, median of three hundred';

const FEW = 50;
const MANY = 5000;
const ASKED = 300;
const WARM_UP = 100;

const QUERY = `query Search($q: String, $technologies: [String!]) {
  searchProjects(q: $q, technologies: $technologies, pagination: { pageSize: 6 }) {
    nodes { documentId slug title platform description technologies images { url alternativeText width height } }
    pageInfo { total } platforms { value count } technologies { value count }
  }
}`;

/** In almost any description. */
const SOUNDS = 'a e i o r t n s l an er in on re th at es or ar te st ing'.split(' ');

export async function measure(setup: Setup): Promise<Row[]> {
  const texts = createTexts();
  const search = (q: string) =>
    postJson(`${setup.cmsUrl}/graphql`, { query: QUERY, variables: { q, technologies: ['React'] } });
  const page = (q: string) =>
    ask(`${setup.webUrl}/portfolio?${new URLSearchParams({ q, tech: 'React' }).toString()}`);
  const counts = [FEW, MANY];
  const times: number[][] = [];
  for (const count of counts) {
    fillDatabase(setup.dataDir, count);
    await checkTotal(search, texts.next());
    times.push([await timeOf(search, texts), await timeOf(page, texts)]);
  }
  const [few = [], many = []] = times;
  return ['GraphQL', 'the gallery'].flatMap((name, index) => {
    const [before = NaN, after = NaN] = [few[index], many[index]];
    return [
      row(`${name}, ${FEW} projects`, before, units.milliseconds),
      row(`${name}, ${MANY} projects`, after, units.milliseconds, {
        ratio: ratioTo(after, before, `${FEW} projects`),
      }),
      row(`${name}, ${MANY} projects by ${FEW}`, after / before, units.decimal, { atMost: 1.5 }),
    ];
  });
}

async function timeOf(request: (q: string) => Promise<unknown>, texts: Texts): Promise<number> {
  const times: number[] = [];
  for (let index = 0; index < WARM_UP + ASKED; index += 1) {
    const start = performance.now();
    await request(texts.next());
    times.push(performance.now() - start);
  }
  return median(times.slice(WARM_UP));
}

async function checkTotal(search: (q: string) => Promise<string>, q: string): Promise<void> {
  const { nodes, pageInfo } = JSON.parse(await search(q)).data.searchProjects;
  if (nodes.length !== 6) throw new Error(`${pageInfo.total} projects were found for "${q}".`);
}

type Texts = { next: () => string };

/** Three sounds each, never the same twice. */
function createTexts(): Texts {
  const all = SOUNDS.flatMap((a, first) =>
    SOUNDS.slice(first + 1).flatMap((b, second) =>
      SOUNDS.slice(first + second + 2).map((c) => `${a} ${b} ${c}`),
    ),
  );
  // Far apart, so that none is much like the one before.
  let index = 0;
  return { next: () => all[(index++ * 617) % all.length] ?? '' };
}

/** Copies of the samples, technologies and pictures too, straight into the database: by HTTP it would take an hour. */
function fillDatabase(dataDir: string, count: number): void {
  const Database = createRequire(join(ROOT, 'cms/package.json'))('better-sqlite3');
  const database = new Database(join(dataDir, 'cms', 'data.db'), { timeout: 10_000 });
  const columnsOf = (table: string): string[] =>
    database
      .prepare(`SELECT name FROM pragma_table_info('${table}')`)
      .pluck()
      .all()
      .filter((name: string) => name !== 'id');
  const copy = (table: string, changed: Record<string, string>, where: string) => {
    const columns = columnsOf(table);
    const values = columns.map((name) => changed[name] ?? `"${name}"`);
    return database.prepare(
      `INSERT INTO ${table} (${columns.map((name) => `"${name}"`).join()}) SELECT ${values.join()} FROM ${table} WHERE ${where}`,
    );
  };
  const copyProject = copy(
    'projects',
    {
      document_id: 'lower(hex(randomblob(12)))',
      title: "title || ' ' || @number",
      slug: "slug || '-' || @number",
      position: '@number',
    },
    'id = @id',
  );
  const copyTechnologies = copy(
    'projects_cmps',
    { entity_id: '@copy' },
    "entity_id = @id AND field = 'technologies'",
  );
  const copyPictures = copy(
    'files_related_mph',
    { related_id: '@copy' },
    "related_id = @id AND related_type = 'api::project.project'",
  );
  database.transaction(() => {
    const ids: number[] = database.prepare('SELECT id FROM projects ORDER BY id').pluck().all();
    for (let number = ids.length; number < count; number += 1) {
      const id = ids[number % ids.length];
      const { lastInsertRowid } = copyProject.run({ id, number });
      copyTechnologies.run({ id, copy: lastInsertRowid });
      copyPictures.run({ id, copy: lastInsertRowid });
    }
    database.exec('UPDATE content_versions SET value = value + 1');
  })();
  database.close();
}
