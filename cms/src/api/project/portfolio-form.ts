import { errors } from '@strapi/utils';
import type { Context } from 'koa';
import { filesInOrder } from '../../middlewares/form-parsing';
import { invalidField } from '../../shared/errors';
import type { FormFile } from './services/pictures';
import type { ProjectInput } from './project-fields';

type Form = Record<string, unknown>;

const TEXT_FIELDS = ['title', 'platform', 'description', 'githubLink', 'livePreview'] as const;

export type PortfolioForm = {
  fields: ProjectInput;
  files: FormFile[];
  existingImages: string[] | undefined;
  imageOrder: string[] | undefined;
  updatedAt: string | undefined;
};

/** The multipart form of POST and PUT /api/portfolio; a JSON body with the same fields is taken too. */
export function readPortfolioForm(ctx: Context): PortfolioForm {
  const form: Form = isRecord(ctx.request.body) ? ctx.request.body : {};
  const fields: ProjectInput = {};
  for (const name of TEXT_FIELDS) if (form[name] !== undefined) fields[name] = form[name];
  const technologies = readList(form, 'technologies');
  if (technologies) fields.technologies = technologies;
  return {
    fields,
    files: readFiles(ctx, 'images'),
    existingImages: readList(form, 'existingImages'),
    imageOrder: readList(form, 'imageOrder'),
    updatedAt: readDate(form, 'updatedAt'),
  };
}

export function readFiles(ctx: Context, field: string): FormFile[] {
  const files = (ctx.request.files ?? {}) as unknown as Record<string, FormFile | FormFile[]>;
  const unexpected = Object.keys(files).find((name) => name !== field);
  if (unexpected)
    throw invalidField(unexpected, `Send pictures in the field "${field}", not "${unexpected}"`);
  return filesInOrder(files[field]).filter(({ size, originalFilename }) => size > 0 || originalFilename);
}

function readList(form: Form, field: string): string[] | undefined {
  const value = form[field];
  if (value === undefined || value === '') return undefined;
  const list = typeof value === 'string' ? parseJson(field, value) : value;
  if (!Array.isArray(list) || list.some((entry) => typeof entry !== 'string')) {
    throw invalidField(field, `${field} must be a JSON list of text`);
  }
  return list;
}

function parseJson(field: string, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw invalidField(field, `${field} must be a JSON list of text`);
  }
}

function readDate(form: Form, field: string): string | undefined {
  const value = form[field];
  if (value === undefined || value === '') return undefined;
  if (typeof value !== 'string' || Number.isNaN(Date.parse(value))) {
    throw new errors.ValidationError(`${field} must be a date as this API answered it`);
  }
  return value;
}

function isRecord(value: unknown): value is Form {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
