import type { Knex } from 'knex';
import { checkProject, findImageProblem } from '../../../shared-with-web/rules/project-schema';
import type { Project } from '../reading/project';
import { readProject } from '../reading/project-list';
import { projectRows } from '../reading/project-rows';
import { findCaseStudyProblems, refuse } from './check-fields';
import { keepFormerSlug } from './slugs';

/**
 * Makes a draft what is public.
 * @param proceed publishes it
 * @throws ValidationError that names every field which is missing or wrong
 */
export async function publishDraft(
  draft: Project,
  proceed: () => Promise<unknown>,
  trx: Knex.Transaction,
): Promise<void> {
  const { documentId } = draft;
  const before = await readProject(documentId, 'published', trx);
  refuseIncomplete(draft, { isNew: !before });
  await writeFileTexts(draft, trx);
  // Not through the query engine: the draft is the same as before.
  await projectRows('draft', trx)
    .where({ document_id: documentId })
    .update({ image_texts: null, publish_at: null, publish_problem: null });
  await proceed();
  await keepFormerSlug(draft, before?.slug, trx);
}

function refuseIncomplete(draft: Project, { isNew }: { isNew: boolean }): void {
  const { problems } = checkProject(draft, { isPartial: false });
  const image = findImageProblem(draft.images.length, { isNew });
  refuse([
    ...problems,
    ...findCaseStudyProblems(draft.caseStudy),
    ...(image ? [{ path: ['images'], message: image }] : []),
  ]);
}

/** The texts that the draft kept for its pictures become those of the pictures themselves. */
async function writeFileTexts({ documentId, images }: Project, trx: Knex.Transaction): Promise<void> {
  const row: { image_texts: unknown } | undefined = await projectRows('draft', trx)
    .where({ document_id: documentId })
    .first('image_texts');
  if (!row?.image_texts) return;
  for (const { documentId: id, alternativeText, caption } of images) {
    const file = strapi.db.query('plugin::upload.file');
    await file.update({ where: { documentId: id }, data: { alternativeText, caption } });
  }
}
