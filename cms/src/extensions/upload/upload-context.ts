import { AsyncLocalStorage } from 'node:async_hooks';

type File = { hash: string; ext: string; name: string };
type Store = (file: File) => Promise<void>;
type Upload = { file: File; stored: Promise<void> };

/** The upload plugin hands no attributes of the caller's on to a new row, so they travel beside the call. */
const ofPortfolio = new AsyncLocalStorage<true>();

/** Marks the pictures that the given upload stores as the portfolio's own. */
export function asPortfolioPicture<Result>(upload: () => Promise<Result>): Promise<Result> {
  return ofPortfolio.run(true, upload);
}

export function isPortfolioPicture(): boolean {
  return ofPortfolio.getStore() ?? false;
}

/** Those of the call that is under way: a picture is stored in several sizes at once. */
const uploads = new AsyncLocalStorage<Upload[]>();

/** Notes what a provider is given to store. */
export function noting(store: Store): Store {
  return (file) => {
    const stored = store(file);
    uploads.getStore()?.push({ file: { ...file }, stored });
    return stored;
  };
}

/** When an upload fails, because the disk is full or the row cannot be written, its files go at once. */
export async function withoutLeftovers<Result>(upload: () => Promise<Result>): Promise<Result> {
  const begun: Upload[] = [];
  try {
    return await uploads.run(begun, upload);
  } catch (error) {
    await removeLeftovers(begun).catch(() =>
      strapi.log.warn('Files of a failed upload are left for the sweep.'),
    );
    throw error;
  }
}

async function removeLeftovers(begun: readonly Upload[]): Promise<void> {
  await Promise.allSettled(begun.map(({ stored }) => stored));
  const rows = await strapi.db
    .query('plugin::upload.file')
    .findMany({ where: { hash: { $in: begun.map(({ file }) => file.hash) } } });
  const isKept = (file: File) =>
    rows.some(({ hash }) => file.hash === hash || file.hash.endsWith(`_${hash}`));
  const { provider } = strapi.plugin('upload');
  for (const { file } of begun.filter((one) => !isKept(one.file))) await provider.delete(file);
}
