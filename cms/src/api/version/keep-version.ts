import { AsyncLocalStorage } from 'node:async_hooks';
import { currentEditor } from '../../auth/current-editor';
import { keptFrom } from '../../shared/clean-up-time';
import {
  differences,
  findVersions,
  lastVersion,
  VERSION,
  type Kind,
  type VersionFields,
  type VersionRow,
} from './version-rows';

export type Action = VersionRow['action'];

export type NewVersion = {
  kind: Kind;
  entry: string;
  action: Action;
  status?: VersionRow['status'];
  fields: VersionFields;
  /** Their documentIds. */
  pictures: readonly string[];
};

/** Milliseconds. Within them all drafts that one editor saves are one version, or the form's own saves fill the list. */
const ONE_SITTING = 10 * 60_000;

const restoring = new AsyncLocalStorage<true>();

/** What is written meanwhile is kept as a restore. */
export function asRestore<Result>(write: () => Result): Result {
  return restoring.run(true, write);
}

/** Keeps what a write has left. Within its transaction, so that there is no write without its version. */
export async function keepVersion(version: NewVersion): Promise<void> {
  const { kind, entry, fields } = version;
  const action = restoring.getStore() ? 'RESTORE' : version.action;
  const [last, beforeLast] = await findVersions({ entry }, { limit: 2 });
  if (last && tellsNothingNew({ ...version, action }, last)) return;
  const editor = await currentEditor();
  // To go back to what was there before is no part of a sitting: it would take what was written with it.
  const isBack = beforeLast && differences(kind, fields, beforeLast.fields).length === 0;
  const isContinued = action === 'SAVE_DRAFT' && !isBack && last && isOfThisSitting(last, editor);
  const savedAt = await keptFrom(strapi);
  const row = { kind, entry, action, editor, fields, status: version.status, savedAt };
  const pictures = await fileIds(version.pictures);
  if (isContinued) {
    // All that it had: to take a picture out is undone by the picture.
    const all = [...new Set([...last.pictures.map(({ id }) => id), ...pictures])];
    await store({ ...row, pictures: all }, last.id);
  } else await store({ ...row, pictures });
}

/** What a write has found, unless the last version says the same. */
export async function keepFound(found: Omit<NewVersion, 'action'>): Promise<void> {
  const { kind, entry, fields, status } = found;
  const last = await lastVersion(entry);
  if (last && differences(kind, fields, last.fields).length === 0) return;
  const pictures = await fileIds(found.pictures);
  const savedAt = new Date(fields.updatedAt);
  await store({ kind, entry, action: 'BASELINE', editor: null, fields, status, savedAt, pictures });
}

function tellsNothingNew({ kind, action, status, fields }: NewVersion, last: VersionRow): boolean {
  if (action !== 'SAVE_DRAFT' && (action !== 'PUBLISH' || status !== last.status)) return false;
  return differences(kind, fields, last.fields).length === 0;
}

/** A version began when its row was made. */
function isOfThisSitting({ action, editor, createdAt }: VersionRow, current: string | null): boolean {
  const age = Date.now() - new Date(createdAt ?? 0).getTime();
  return action === 'SAVE_DRAFT' && editor === current && age >= 0 && age < ONE_SITTING;
}

async function store(data: object, id?: number): Promise<void> {
  const versions = strapi.db.query(VERSION);
  await (id === undefined ? versions.create({ data }) : versions.update({ where: { id }, data }));
}

async function fileIds(documentIds: readonly string[]): Promise<number[]> {
  if (documentIds.length === 0) return [];
  const files = await strapi.db
    .query('plugin::upload.file')
    .findMany({ where: { documentId: { $in: documentIds } }, select: ['id'] });
  return files.map(({ id }) => id);
}
