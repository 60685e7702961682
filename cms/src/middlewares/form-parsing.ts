import { errors } from '@strapi/utils';
import { LIMITS } from '../shared/project-rules';

/** Bytes. Room for one picture too many, so that the answer can say so. */
export const FORM_SIZE = (LIMITS.images + 3) * LIMITS.imageSize;

type FormFile = { sequence?: number };

let files = 0;

/**
 * Options of strapi::body (koa-body 6, formidable 2) for forms with files.
 * @param uploadDir where the files go; without it formidable takes the system's, before TMPDIR is set
 */
export function formParsing(uploadDir: string) {
  return {
    formidable: {
      uploadDir,
      // The sum over all files of a request, in spite of its name.
      maxFileSize: FORM_SIZE,
      maxFields: 50,
      maxFieldsSize: 200 * 1024,
      multiples: true,
      allowEmptyFiles: true,
      minFileSize: 0,
      // Files are reported in the order they reach the disk; this number keeps the order they were sent in.
      onFileBegin: (_field: string, file: FormFile) => {
        file.sequence = files++;
      },
    },
    onError: refuseBody,
  };
}

/** What a body parser throws, as the client's mistake. */
export function refuseBody(error: Error & { httpCode?: number; status?: number }): never {
  if (error.httpCode === 413 || error.status === 413) {
    throw new errors.PayloadTooLargeError('This request is too large.');
  }
  throw new errors.ValidationError('This request cannot be read: its body is malformed.');
}

/** The files of one form field, in the order they were sent. */
export function filesInOrder<File extends FormFile>(field: File | File[] | undefined): File[] {
  const list = field === undefined ? [] : Array.isArray(field) ? field : [field];
  return [...list].sort((a, b) => (a.sequence ?? 0) - (b.sequence ?? 0));
}
