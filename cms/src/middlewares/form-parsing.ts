import { errors } from '@strapi/utils';
import { isDiskFailure } from '../database/database-errors';
import { LIMITS } from '../shared-with-web/rules/project-rules';

/** Bytes. Room for one picture too many, so that the answer can say so. */
export const FORM_SIZE = (LIMITS.images + 3) * LIMITS.imageSize;

/** A file as formidable reports it, and which of a form's files it was. */
export type FormFile = {
  filepath: string;
  originalFilename: string | null;
  mimetype: string | null;
  size: number;
  sequence?: number;
};

/** Options of strapi::body (koa-body 6, formidable 2) for forms with files. */
export function formParsing() {
  return {
    formidable: {
      enabledPlugins: ['multipart'],
      // The sum over all files of a request, in spite of its name.
      maxFileSize: FORM_SIZE,
      maxFields: 50,
      maxFieldsSize: 200 * 1024,
      multiples: true,
      allowEmptyFiles: true,
      minFileSize: 0,
    },
    onError: refuseBody,
  };
}

/** What a body parser throws, as the client's mistake. */
export function refuseBody(error: Error & { httpCode?: number; status?: number }): never {
  if (error instanceof errors.ApplicationError || isDiskFailure(error)) throw error;
  if (error.httpCode === 413 || error.status === 413) {
    throw new errors.PayloadTooLargeError('This request is too large.');
  }
  throw new errors.ValidationError('This request cannot be read: its body is malformed.');
}

/** The files of one form field, in the order they were sent. */
export function filesInOrder(field: FormFile | FormFile[] | undefined): FormFile[] {
  const list = field === undefined ? [] : Array.isArray(field) ? field : [field];
  return [...list].sort((a, b) => (a.sequence ?? 0) - (b.sequence ?? 0));
}
