import { errors } from '@strapi/utils';
import { ConflictError } from '../../errors/errors';
import { DOCUMENT_ID, MESSAGES } from '../../shared-with-web/rules/project-rules';
import { lastVersion } from './version-rows';

/** @throws ValidationError for a documentId that Strapi would not make */
export function requireDocumentId(documentId: string): void {
  if (!DOCUMENT_ID.test(documentId)) throw new errors.ValidationError(MESSAGES.documentId);
}

/**
 * By a deleted entry, too, which could not be brought back beside it; one from before there were versions has none.
 * @param entry that has it, if there is one
 * @throws ConflictError
 */
export async function refuseTaken(documentId: string, entry: unknown, message: string): Promise<void> {
  if (entry ?? (await lastVersion(documentId))) throw new ConflictError(message);
}
