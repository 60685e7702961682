import { errors } from '@strapi/utils';
import type { Context } from 'koa';
import { z } from 'zod';
import { filesInOrder, type FormFile } from '../../../middlewares/form-parsing';
import { invalidField } from '../../../errors/errors';
import { checkNesting } from '../../../shared/nesting';
import {
  FIELD_NAMES,
  LIST_FIELDS,
  TEXT_LIST_FIELDS,
  TICK_FIELDS,
  type FieldName,
  type ProjectInput,
} from '../../../shared-with-web/rules/project-schema';
import { isRecord, type Query } from '../reading/values';

const imageTexts = z
  .array(
    z.strictObject({
      image: z.string(),
      alternativeText: z.unknown().optional(),
      caption: z.unknown().optional(),
    }),
  )
  .nullish();

/** The multipart form of POST and PUT /api/portfolio; a JSON body with the same fields is taken too. */
export function readPortfolioForm(ctx: Context) {
  const form = isRecord(ctx.request.body) ? ctx.request.body : {};
  const read = (name: FieldName) => {
    if (TEXT_LIST_FIELDS.includes(name)) return readList(form, name);
    if (LIST_FIELDS.includes(name)) return readJson(form, name, 'a JSON list of {value, label}');
    return TICK_FIELDS.includes(name) ? readTick(form[name]) : form[name];
  };
  const input: ProjectInput = Object.fromEntries(FIELD_NAMES.map((name) => [name, read(name)]));
  return {
    input,
    files: readFiles(ctx, 'images'),
    existingImages: readList(form, 'existingImages'),
    imageOrder: readList(form, 'imageOrder'),
    imageTexts: readImageTexts(form),
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
  const list = readJson(form, field, 'a JSON list of text');
  if (list === undefined) return undefined;
  if (!Array.isArray(list) || !list.every((entry) => typeof entry === 'string')) {
    throw invalidField(field, `${field} must be a JSON list of text`);
  }
  return list;
}

/** As GraphQL takes them, but for the pictures, which are named as in imageOrder. */
function readImageTexts(form: Query) {
  const what = 'a JSON list of {image, alternativeText, caption}, each image a URL or new:0, new:1, …';
  const { data, success } = imageTexts.safeParse(readJson(form, 'imageTexts', what));
  if (!success) throw invalidField('imageTexts', `imageTexts must be ${what}`);
  return data?.map(({ image, ...texts }) => ({ documentId: image, ...texts }));
}

/** A multipart form has it as text. */
function readJson(form: Query, field: string, what: string): unknown {
  const value = form[field];
  if (value === undefined || value === '') return undefined;
  if (typeof value !== 'string') return value;
  try {
    return checkNesting(JSON.parse(value));
  } catch {
    throw invalidField(field, `${field} must be ${what}`);
  }
}

/** A multipart form has text only; anything else is left to the check. */
function readTick(value: unknown): unknown {
  if (value === '') return undefined;
  return value === 'true' || (value === 'false' ? false : value);
}

function readDate(form: Query, field: string): string | undefined {
  const value = form[field];
  if (value === undefined || value === '') return undefined;
  if (typeof value !== 'string' || Number.isNaN(Date.parse(value))) {
    throw new errors.ValidationError(`${field} must be a date as this API answered it`);
  }
  return value;
}
