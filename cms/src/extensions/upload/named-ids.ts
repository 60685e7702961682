import { errors } from '@strapi/utils';

export type Change = (ctx: ChangeContext) => Promise<unknown>;
export type ChangeContext = {
  params: { id?: string };
  request: { body?: { fileIds?: unknown; folderIds?: unknown } };
};

/** What a change in the panel's library names: a file in its address, or many files and folders in its body. */
export function namedIds({ params: { id }, request }: ChangeContext) {
  const { fileIds, folderIds } = id ? { fileIds: [id] } : (request.body ?? {});
  return { fileIds: toIds(fileIds), folderIds: toIds(folderIds) };
}

/** What PostgreSQL reads as a number and JavaScript does not, as `0x_1`, would be changed without a look at it. */
function toIds(values: unknown): number[] {
  if (!Array.isArray(values)) return [];
  if (!values.every(isId)) throw new errors.ValidationError('Each id must be a whole number.');
  return values.map(Number);
}

const isId = (value: unknown): boolean => /^\d+$/.test(String(value)) && Number.isSafeInteger(Number(value));
