import type { Schema, UID } from '@strapi/strapi';
import type { Knex } from 'knex';
import type { StoredFile } from './api/project/services/pictures';

/** A row as the query engine gives it: required fields are there, relations only when they are populated. */
export type Row<Uid extends UID.ContentType> = { id: number; documentId: string } & {
  [Name in Schema.RequiredAttributeNames<Uid>]: Schema.AttributeValueByName<Uid, Name>;
} & {
  [
    Name in Exclude<Schema.NonPopulatableAttributeNames<Uid>, Schema.RequiredAttributeNames<Uid>>
  ]: Schema.AttributeValueByName<Uid, Name> | null;
} & {
  [Name in Schema.PopulatableAttributeNames<Uid>]?: Schema.AttributeValueByName<Uid, Name> | null;
};

type Where = { where?: object };
type Query = Where & {
  select?: string[];
  populate?: object;
  orderBy?: object;
  offset?: number;
  limit?: number;
};

type Repository<Entry> = {
  findOne(query?: Query): Promise<Entry | null>;
  findMany(query?: Query): Promise<Entry[]>;
  count(query?: Where): Promise<number>;
  create(entry: { data: object }): Promise<Entry>;
  update(change: Where & { data: Partial<Entry> }): Promise<Entry | null>;
  updateMany(change: Where & { data: Partial<Entry> }): Promise<{ count: number }>;
  delete(query: Where): Promise<Entry | null>;
  deleteMany(query: Where): Promise<{ count: number }>;
};

type TransactionScope = { trx: Knex.Transaction; onCommit: (callback: () => unknown) => void };

// Strapi itself answers `any`.
declare module '@strapi/database/dist/index.js' {
  interface Database {
    query(uid: 'plugin::upload.file'): Repository<StoredFile & { isPortfolioPicture: boolean | null }>;
    query<Uid extends UID.ContentType>(uid: Uid): Repository<Row<Uid>>;
    transaction<Result>(work: (scope: TransactionScope) => Promise<Result>): Promise<Result>;
  }
}
