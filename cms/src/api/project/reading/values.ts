import { invalid } from './budget';

/** A query as Strapi's REST API takes it; nothing about it is sure. */
export type Query = Record<string, unknown>;

export function isGiven(value: unknown): boolean {
  return value !== undefined && value !== null;
}

export function isRecord(value: unknown): value is Query {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export function asRecord(param: string, value: unknown): Query {
  if (!isRecord(value)) throw invalid(param, 'must be an object');
  return value;
}

export function asList(param: string, value: unknown): unknown[] {
  if (!Array.isArray(value)) throw invalid(param, 'must be a list');
  return value;
}

/** What fits into a column of both databases. */
export function isSmallNumber(value: unknown): boolean {
  return String(value).trim() !== '' && Math.abs(Number(value)) < 2 ** 31;
}

/** A column of JSON as the database answers it. */
export type Json<Value> = string | Value | null;

/** PostgreSQL's driver has read it already; its list of nothing is null. */
export function readJson<Value>(json: Json<Value[]>): Value[] {
  return typeof json === 'string' ? (JSON.parse(json) as Value[]) : (json ?? []);
}
