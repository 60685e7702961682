import { errors } from '@strapi/utils';
import type { Context } from 'koa';
import { filesInOrder, type FormFile } from '../../../middlewares/form-parsing';
import { invalidField } from '../../../shared/errors';
import {
  FIELD_NAMES,
  LIST_FIELDS,
  TICK_FIELDS,
  type FieldName,
  type ProjectInput,
} from '../../../shared-with-web/project-schema';
import { isRecord, type Query } from '../reading/values';

/** The multipart form of POST and PUT /api/portfolio; a JSON body with the same fields is taken too. */
export function readPortfolioForm(ctx: Context) {
  const form = isRecord(ctx.request.body) ? ctx.request.body : {};
  const read = (name: FieldName) => {
    if (LIST_FIELDS.includes(name)) return readList(form, name);
    return TICK_FIELDS.includes(name) ? readTick(form[name]) : form[name];
  };
  const input: ProjectInput = Object.fromEntries(FIELD_NAMES.map((name) => [name, read(name)]));
  return {
    input,
    files: readFiles(ctx, 'images'),
    existingImages: readList(form, 'existingImages'),
    imageOrder: readList(form, 'imageOrder'),
    version: readDate(form, 'updatedAt'),
  };
}

export function readFiles(ctx: Context, field: string): FormFile[] {
  const files: Record<string, FormFile | FormFile[]> = ctx.request.files ?? {};
  const unexpected = Object.keys(files).find((name) => name !== field);
  if (unexpected)
    throw invalidField(unexpected, `Send pictures in the field "${field}", not "${unexpected}"`);
  return filesInOrder(files[field]).filter(({ size, originalFilename }) => size > 0 || originalFilename);
}

function readList(form: Query, field: string): string[] | undefined {
  const value = form[field];
  if (value === undefined || value === '') return undefined;
  const list = typeof value === 'string' ? parseJson(field, value) : value;
  if (!Array.isArray(list) || !list.every((entry) => typeof entry === 'string')) {
    throw invalidField(field, `${field} must be a JSON list of text`);
  }
  return list;
}

/** A multipart form has text only; anything else is left to the check. */
function readTick(value: unknown): unknown {
  if (value === '') return undefined;
  return value === 'true' || (value === 'false' ? false : value);
}

function parseJson(field: string, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw invalidField(field, `${field} must be a JSON list of text`);
  }
}

function readDate(form: Query, field: string): string | undefined {
  const value = form[field];
  if (value === undefined || value === '') return undefined;
  if (typeof value !== 'string' || Number.isNaN(Date.parse(value))) {
    throw new errors.ValidationError(`${field} must be a date as this API answered it`);
  }
  return value;
}
