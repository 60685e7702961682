import { errors } from '@strapi/utils';
import type { Knex } from 'knex';
import { z } from 'zod';
import { withLock } from '../../../database/database-lock';
import { invalidField, messageOf } from '../../../errors/errors';
import { tryEach } from '../../../shared/try-each';
import type { Project } from '../reading/project';
import { findProject } from '../reading/project-list';
import { projectRows } from '../reading/project-rows';

const YEARS = { first: 1970, last: 9999 };

/** How a refusal names the fields that are wrong. */
const withFields = z.object({
  details: z.object({ errors: z.array(z.object({ message: z.string() })).min(1) }),
});

/**
 * Sets when a draft becomes public by itself.
 * @param publishAt null: not at all
 * @throws NotFoundError, ValidationError when the draft is what is public, or the time is too far
 */
export function scheduleProject(documentId: string, publishAt: Date | null): Promise<Project> {
  refuseFarTime(publishAt);
  return withLock('projects', async (trx) => {
    const { status } = await findProject(documentId, 'draft', trx);
    if (publishAt && status === 'PUBLISHED')
      throw invalidField('publishAt', 'There is nothing to publish: this project is public as it is.');
    await writeSchedule(documentId, { publish_at: publishAt, publish_problem: null }, trx);
    return findProject(documentId, 'draft', trx);
  });
}

/**
 * Each draft once, whichever process comes first. What fails for another reason than its fields is tried again.
 * @throws for those, when all have had their turn
 */
export async function publishDue(publish: (documentId: string) => Promise<unknown>): Promise<void> {
  const due: { document_id: string }[] = await dueRows(strapi.db.connection).select('document_id');
  await tryEach(due, ({ document_id: documentId }) =>
    publishInTime(documentId, () => publish(documentId)).catch((cause: unknown) => {
      throw new Error(`The project ${documentId} was not published at its time: ${messageOf(cause)}`, {
        cause,
      });
    }),
  );
}

async function publishInTime(documentId: string, publish: () => Promise<unknown>): Promise<void> {
  try {
    const isDone = await ifDue(documentId, publish);
    if (isDone) strapi.log.info(`The project ${documentId} was published at its time.`);
  } catch (error) {
    if (!(error instanceof errors.ValidationError)) throw error;
    const publish_problem = messagesOf(error);
    // Only once: who completes it later may not want it to be public at that very moment.
    await ifDue(documentId, (trx) => writeSchedule(documentId, { publish_at: null, publish_problem }, trx));
  }
}

/** Another process may have been faster, or an editor has changed his mind. */
function ifDue(documentId: string, work: (trx: Knex.Transaction) => Promise<unknown>): Promise<boolean> {
  return withLock('projects', async (trx) => {
    const due: unknown = await dueRows(trx).where({ document_id: documentId }).first('document_id');
    if (due) await work(trx);
    return Boolean(due);
  });
}

function dueRows(knex: Knex): Knex.QueryBuilder {
  return projectRows('draft', knex).where('publish_at', '<=', new Date());
}

/** @throws ValidationError for a time that GraphQL or PostgreSQL's driver cannot tell, nor any list that it is in */
export function refuseFarTime(publishAt: unknown): void {
  if (publishAt === null || publishAt === undefined) return;
  const year = new Date(publishAt as string | Date).getUTCFullYear();
  if (!(year >= YEARS.first && year <= YEARS.last))
    throw invalidField('publishAt', `Choose a time from ${YEARS.first} to ${YEARS.last}`);
}

type Schedule = { publish_at: Date | null; publish_problem: string | null };

/** Not through the query engine: the draft is the same as before. */
async function writeSchedule(documentId: string, schedule: Schedule, trx: Knex.Transaction): Promise<void> {
  await projectRows('draft', trx).where({ document_id: documentId }).update(schedule);
}

/** Of every field that keeps it from being published. */
function messagesOf(error: Error): string {
  const { data } = withFields.safeParse(error);
  return data?.details.errors.map(({ message }) => message).join('. ') ?? error.message;
}
