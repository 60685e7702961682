import { errors } from '@strapi/utils';
import { raiseContentVersion } from '../../../cache/content-version';
import { withLock } from '../../../database/database-lock';
import { ConflictError, invalidField } from '../../../errors/errors';
import { readVersions } from '../reading/project-list';
import { setColumn } from './set-column';

/** PostgreSQL's integers go on to twice as many. */
const FARTHEST_PLACE = 1_000_000_000;

/**
 * Puts the named projects, in this order, into the places that they hold together; the others stay.
 * @throws ConflictError when one is not there (any more), ValidationError when one is named twice
 */
export async function reorderProjects(documentIds: readonly string[]): Promise<void> {
  const named = new Set(documentIds);
  if (named.size !== documentIds.length) throw new errors.ValidationError('A project is named twice.');
  await arrange((ids) => {
    const waiting = documentIds.values();
    const order = ids.map((id) => (named.has(id) ? (waiting.next().value ?? id) : id));
    return waiting.next().done ? order : undefined;
  });
}

/**
 * Gives a project the place that so many others stand before, or the last one; the others keep their order.
 * @throws ConflictError when it is not there (any more), ValidationError when there is no such place
 */
export async function moveProject(documentId: string, place: number): Promise<void> {
  if (place < 0) throw new errors.ValidationError('place must be 0 or more.');
  await arrange((ids) => {
    const others = ids.filter((id) => id !== documentId);
    if (others.length === ids.length) return undefined;
    return [...others.slice(0, place), documentId, ...others.slice(place)];
  });
}

/** @throws ValidationError when the panel gives a place that no new project could come before */
export function refuseFarPlace(position: unknown): void {
  if (Math.abs(Number(position ?? 0)) > FARTHEST_PLACE)
    throw invalidField('position', `Choose a number from -${FARTHEST_PLACE} to ${FARTHEST_PLACE}`);
}

/** @param orderOf undefined when it names what is not there */
async function arrange(orderOf: (documentIds: string[]) => string[] | undefined): Promise<void> {
  await withLock('projects', async (trx) => {
    const stored = await readVersions('draft', trx);
    const order = orderOf(stored.map(({ documentId }) => documentId));
    if (!order)
      throw new ConflictError('The list of projects has changed. Reload to see the latest version.');
    // The panel may have given a draft another place than what is public has.
    const before = [stored, await readVersions('published', trx)].map(
      (rows) => new Map(rows.map(({ documentId, position }) => [documentId, position])),
    );
    const isElsewhere = ([id, position]: readonly [string, number]) =>
      before.some((places) => places.has(id) && places.get(id) !== position);
    const moved = order.map((id, position) => [id, position] as const).filter(isElsewhere);
    await setColumn('position', moved, trx);
    await raiseContentVersion();
  });
  strapi.get('publicCache').invalidate();
}
