import { errors } from '@strapi/utils';
import { ConflictError } from '../../errors/errors';
import { DOCUMENT_ID, MESSAGES } from '../../shared-with-web/rules/project-rules';
import { lastVersion } from './version-rows';

/** Of an entry that the browser names: so it is added once, however often it is sent. */
export function refuseMalformed(documentId: string): void {
  if (!DOCUMENT_ID.test(documentId)) throw new errors.ValidationError(MESSAGES.documentId);
}

/**
 * By a deleted entry, too, which could not be brought back beside it; one from before there were versions has none.
 * @param stored the entry that has the id now
 */
export async function refuseTaken(documentId: string, stored: unknown, addedAlready: string): Promise<void> {
  if (stored ?? (await lastVersion(documentId))) throw new ConflictError(addedAlready);
}
