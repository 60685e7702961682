import type { Knex } from 'knex';
import { refuseOutdated } from '../../../errors/errors';
import { MESSAGES } from '../../../shared-with-web/rules/project-rules';
import { keepDeletedProject, keepFoundProject, keepProject } from '../../version/keep-project';
import type { Project } from '../reading/project';
import { findProject, readProject } from '../reading/project-list';
import { projectRows } from '../reading/project-rows';
import { publishDraft } from './publish-draft';
import { forgetFormerSlugs, reserveSlug } from './slugs';
import { underLock } from './under-rules';

/** @throws ConflictError, NotFoundError, ValidationError when the draft is not complete */
export function publishProject(
  documentId: string,
  proceed: () => Promise<unknown>,
  version?: string | Date,
): Promise<Project> {
  return underLock(async (trx) => {
    const draft = await findProject(documentId, 'draft', trx);
    refuseOutdated(draft.updatedAt, version, MESSAGES.changedElsewhere);
    await keepFoundProject(draft, trx);
    await publishDraft(draft, proceed, trx);
    const project = await findProject(documentId, 'draft', trx);
    await keepProject(project, 'PUBLISH');
    return project;
  });
}

/**
 * Takes it from the website, its time to come back too; its address stays its own.
 * @throws ConflictError
 */
export function unpublishProject(
  documentId: string,
  proceed: () => Promise<unknown>,
  version?: string | Date,
): Promise<void> {
  return keepingDraft(documentId, 'UNPUBLISH', version, async (trx) => {
    const published = await readProject(documentId, 'published', trx);
    await proceed();
    await projectRows('draft', trx)
      .where({ document_id: documentId })
      .update({ publish_at: null, publish_problem: null });
    if (published) await reserveSlug(published, trx);
  });
}

/**
 * The draft becomes again what is public.
 * @throws ConflictError
 */
export function discardDraft(
  documentId: string,
  proceed: () => Promise<unknown>,
  version?: string | Date,
): Promise<void> {
  return keepingDraft(documentId, 'DISCARD', version, proceed);
}

function keepingDraft(
  documentId: string,
  action: 'UNPUBLISH' | 'DISCARD',
  version: string | Date | undefined,
  change: (trx: Knex.Transaction) => Promise<unknown>,
): Promise<void> {
  return underLock(async (trx) => {
    // None while Strapi makes the drafts of a database from before there were any.
    const draft = await readProject(documentId, 'draft', trx);
    refuseOutdated(draft?.updatedAt, version, MESSAGES.changedElsewhere);
    if (draft) await keepFoundProject(draft, trx);
    await change(trx);
    if (draft) await keepProject(await findProject(documentId, 'draft', trx), action);
  });
}

/** It can be restored for a while, with all that leads to it. */
export function deleteProject(documentId: string, proceed: () => Promise<unknown>): Promise<void> {
  return underLock(async (trx) => {
    const draft = await readProject(documentId, 'draft', trx);
    if (draft) {
      await keepFoundProject(draft, trx);
      await keepDeletedProject(draft, trx);
    }
    await proceed();
    await forgetFormerSlugs(documentId, trx);
  });
}
