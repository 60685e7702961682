import { inSnapshot } from '../../../database/database-snapshot';
import { plainText } from '../../../shared/plain-text';
import { toPlain } from '../case-study/plain';
import type { Project } from '../reading/project';
import { readProjects, readVersions } from '../reading/project-list';
import type { Status } from '../reading/project-rows';
import type { Values as Technologies } from './facets';

/** What a search looks at. */
export type Entry = Technologies & {
  documentId: string;
  updatedAt: number;
  /** In plain letters. */
  text: string;
  platform: string;
};

/** As many as are read from the database at once. */
const PORTION = 100;

/** Every project, in the order of the portfolio. Read are those that are not among the known ones as they are. */
export async function readIndex(status: Status, known: readonly Entry[]): Promise<Entry[]> {
  const byId = new Map(known.map((entry) => [entry.documentId, entry]));
  return inSnapshot(async (trx) => {
    const versions = await readVersions(status, trx);
    const changed = versions.filter(
      ({ documentId, updatedAt }) => byId.get(documentId)?.updatedAt !== updatedAt,
    );
    for (let start = 0; start < changed.length; start += PORTION) {
      const ids = changed.slice(start, start + PORTION).map(({ documentId }) => documentId);
      const projects = await readProjects({ filters: { documentId: { $in: ids } }, status }, trx);
      for (const project of projects) byId.set(project.documentId, toEntry(project));
    }
    return versions.flatMap(({ documentId }) => byId.get(documentId) ?? []);
  });
}

function toEntry(project: Project): Entry {
  const { documentId, title, platform, role, description, technologies, caseStudy, updatedAt } = project;
  // `Café` and `Cafe` of one project count once, as the first of them.
  const names = new Map([...technologies].reverse().map((name) => [plainText(name), name]));
  const texts = [title, ...technologies, platform, role ?? '', description, toPlain(caseStudy).words];
  return {
    documentId,
    updatedAt: Date.parse(updatedAt),
    text: plainText(texts.join('\n')),
    platform,
    keys: [...names.keys()],
    names: [...names.values()],
  };
}
