import { errors } from '@strapi/utils';
import { ConflictError } from '../../errors/errors';
import { DOCUMENT_ID, MESSAGES } from '../../shared-with-web/rules/project-rules';
import { lastVersion } from './version-rows';

<<<<<<< HEAD
/** Of an entry that the browser names: so it is added once, however often it is sent. */
export function refuseMalformed(documentId: string): void {
=======
/** @throws ValidationError for a documentId that Strapi would not make */
export function requireDocumentId(documentId: string): void {
>>>>>>> 19bcbd3e87b918f6fdf405ca4f3ac9f8cddcc165
  if (!DOCUMENT_ID.test(documentId)) throw new errors.ValidationError(MESSAGES.documentId);
}

/**
 * By a deleted entry, too, which could not be brought back beside it; one from before there were versions has none.
<<<<<<< HEAD
 * @param stored the entry that has the id now
 */
export async function refuseTaken(documentId: string, stored: unknown, addedAlready: string): Promise<void> {
  if (stored ?? (await lastVersion(documentId))) throw new ConflictError(addedAlready);
=======
 * @param entry that has it, if there is one
 * @throws ConflictError
 */
export async function refuseTaken(documentId: string, entry: unknown, message: string): Promise<void> {
  if (entry ?? (await lastVersion(documentId))) throw new ConflictError(message);
>>>>>>> 19bcbd3e87b918f6fdf405ca4f3ac9f8cddcc165
}
