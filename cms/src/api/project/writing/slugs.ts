import type { Knex } from 'knex';
import { invalidField } from '../../../errors/errors';
import { LABELS, type ProjectFields } from '../../../shared-with-web/rules/project-schema';
import type { Project } from '../reading/project';
import { firstFree, toSlug } from './make-slug';

const FORMER = 'former_slugs';

/** As much of a slug as the longest suffix leaves of it. */
const PREFIX_LENGTH = 70;

/**
 * The slug that a write gives to its project; nothing when it keeps the one it has.
 * @throws ValidationError when another project has the one that is asked for, or had it once
 */
export async function settleSlug(
  action: 'create' | 'update' | 'clone',
  { slug, title }: Partial<Pick<ProjectFields, 'slug' | 'title'>>,
  before: Project | undefined,
  trx: Knex.Transaction,
): Promise<string | undefined> {
  const own = action === 'update' ? before : undefined;
  if (own && (slug === undefined || slug === own.slug)) return undefined;
  // The panel's form of a copy begins with the address of the original.
  const isCopied = action === 'clone' && slug === before?.slug;
  if (!slug || isCopied) return makeSlug(title ?? before?.title ?? '', own?.documentId, trx);
  await refuseTaken(slug, own?.documentId, trx);
  return slug;
}

/** An address that was public once leads to its project for ever, unless that has taken it again. */
export async function keepFormerSlug(
  { slug, documentId }: Project,
  before: string | undefined,
  trx: Knex.Transaction,
): Promise<void> {
  if (slug === before) return;
  await trx(FORMER).where({ slug }).delete();
  if (before) await reserveSlug({ slug: before, documentId }, trx);
}

/** So that it leads to this project when that is public (again), and to no other one. */
export async function reserveSlug(
  { slug, documentId }: Pick<Project, 'slug' | 'documentId'>,
  trx: Knex.Transaction,
): Promise<void> {
  await trx(FORMER).insert({ slug, project_id: documentId }).onConflict('slug').merge();
}

export async function forgetFormerSlugs(documentId: string, trx: Knex.Transaction): Promise<void> {
  await trx(FORMER).where({ project_id: documentId }).delete();
}

/** For a project that is there again: those that no other one has taken since. */
export async function takeFormerSlugs(
  documentId: string,
  slugs: readonly string[],
  trx: Knex.Transaction,
): Promise<void> {
  for (const slug of slugs) {
    const isFree = (await makeSlug(slug, documentId, trx)) === slug;
    if (isFree) await reserveSlug({ slug, documentId }, trx);
  }
}

/** Of a title or a slug: itself, unless another project has it or had it. */
export async function makeSlug(
  title: string,
  own: string | undefined,
  trx: Knex.Transaction,
): Promise<string> {
  const slug = toSlug(title);
  const beginning = `${slug.slice(0, PREFIX_LENGTH)}%`;
  const today: Slugs = await ofOthers(trx, own).where('slug', 'like', beginning).select('slug');
  const formerly: Slugs = await formerOfOthers(trx, own)
    .where('formerly.slug', 'like', beginning)
    .select('formerly.slug');
  return firstFree(slug, new Set([...today, ...formerly].map((row) => row.slug)));
}

async function refuseTaken(slug: string, own: string | undefined, trx: Knex.Transaction): Promise<void> {
  const today: Titled | undefined = await ofOthers(trx, own).where({ slug }).first('title');
  if (today) throw taken(`“${today.title}” has this one`);
  const formerly: Titled | undefined = await formerOfOthers(trx, own)
    .where('formerly.slug', slug)
    .first('projects.title');
  if (formerly) throw taken(`“${formerly.title}” had this one, and links to it still lead there`);
}

function taken(why: string) {
  return invalidField('slug', `${LABELS.slug}: ${why}. Choose another`);
}

type Titled = { title: string };
type Slugs = { slug: string }[];

function ofOthers(trx: Knex.Transaction, own = '') {
  return trx<Titled & { slug: string; document_id: string }>('projects').whereNot('document_id', own);
}

function formerOfOthers(trx: Knex.Transaction, own = '') {
  return trx<Titled>(`${FORMER} AS formerly`)
    .join('projects', 'projects.document_id', 'formerly.project_id')
    .whereNot('projects.document_id', own);
}
