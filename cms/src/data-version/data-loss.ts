/** What has written a database, or is to write it. */
export type Versions = { product: string; strapi: string };

/** As Strapi keeps it beside the content. */
export type Shape = {
  tables: { name: string; columns: { name: string }[] }[];
  contentTypes: Record<
    string,
    { options?: { draftAndPublish?: boolean }; attributes?: Record<string, { enum?: readonly string[] }> }
  >;
};

export type Column = { table: string; column: string };

type Values = { uid: string; attribute: string; values: string[] };

export function isNewer(one: string, other: string): boolean {
  return one.localeCompare(other, 'en', { numeric: true }) > 0;
}

/** @returns the columns of `stored` that a start of `own` would delete */
export function findLostColumns(stored: Pick<Shape, 'tables'>, own: Pick<Shape, 'tables'>): Column[] {
  const known = new Set(own.tables.flatMap(columnsOf).map(nameOfColumn));
  return stored.tables.flatMap(columnsOf).filter((column) => !known.has(nameOfColumn(column)));
}

/** @returns the content types of `stored` whose drafts a start of `own` would delete */
export function findLostDrafts(stored: Shape, own: Shape): string[] {
  return Object.keys(stored.contentTypes).filter(
    (uid) => hasDrafts(stored, uid) && uid in own.contentTypes && !hasDrafts(own, uid),
  );
}

/** @returns the values of enumerations in `stored` that `own` does not know */
export function findLostValues(stored: Shape, own: Shape): Values[] {
  return Object.entries(stored.contentTypes).flatMap(([uid, { attributes = {} }]) =>
    Object.entries(attributes).flatMap(([attribute, { enum: values = [] }]) => {
      const known = own.contentTypes[uid]?.attributes?.[attribute]?.enum;
      const unknown = known ? values.filter((value) => !known.includes(value)) : [];
      return unknown.length > 0 ? [{ uid, attribute, values: unknown }] : [];
    }),
  );
}

export function nameOfColumn({ table, column }: Column): string {
  return `${table}.${column}`;
}

function columnsOf({ name, columns }: Shape['tables'][number]): Column[] {
  return columns.map((column) => ({ table: name, column: column.name }));
}

function hasDrafts({ contentTypes }: Shape, uid: string): boolean {
  return contentTypes[uid]?.options?.draftAndPublish === true;
}
