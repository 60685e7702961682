import { mayReadFiles } from '../../auth/panel-readers';

export type Reading = (ctx: { query: Query }) => Promise<unknown>;
type Query = Record<string, unknown>;

/** Strapi checks what is asked by these, and hands all else on to its database: `where` would tell an admin's password. */
const CHECKED = ['_q', 'fields', 'filters', 'page', 'pageSize', 'pagination', 'populate', 'sort'];
/** What the panel shows of a folder, besides how many files and folders are in it. */
const ANCESTORS = { parent: { populate: { parent: true } } };

/** Strapi lets whoever reads a folder ask for the files in it, for all that it knows of each. */
export function hidingFiles(reading: Reading): Reading {
  return async (ctx) => {
    const { query } = ctx;
    for (const name of Object.keys(query)) if (!CHECKED.includes(name)) Reflect.deleteProperty(query, name);
    if (!(await mayReadFiles())) leaveOutFiles(query);
    return reading(ctx);
  };
}

/** There are many ways to name them: `*`, `parent.files`, `sort=["fi\\les"].hash`. The panel sorts by one field. */
function leaveOutFiles(query: Query): void {
  if (query.populate) query.populate = ANCESTORS;
  if (!/^\w+(:\w+)?$/.test(String(query.sort))) delete query.sort;
  if (JSON.stringify(query.filters ?? {}).includes('"files":')) delete query.filters;
}
