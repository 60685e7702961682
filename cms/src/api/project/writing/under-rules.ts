import { AsyncLocalStorage } from 'node:async_hooks';
import type { Knex } from 'knex';
import { withLock } from '../../../database/database-lock';
import { ConflictError } from '../../../errors/errors';
import type { Project } from '../reading/project';

/** While a project is written by the rules, Strapi passes its own once more. */
const underRules = new AsyncLocalStorage<true>();

export function isUnderRules(): boolean {
  return underRules.getStore() ?? false;
}

/** A write of projects while no other process writes. */
export function underLock<Result>(work: (trx: Knex.Transaction) => Promise<Result>): Promise<Result> {
  return withLock('projects', (trx) => underRules.run(true, () => work(trx)));
}

/** @throws ConflictError when a change would make public what waits in the draft, and nobody has said to have seen it */
export function refuseUnseenChanges(before: Project | undefined, version: string | Date | undefined): void {
  if (before?.status === 'MODIFIED' && !version) {
    throw new ConflictError(
      'This project has changes that are not public yet. Publish or discard them first, or send the updatedAt of its draft.',
    );
  }
}
