import { expect } from 'vitest';
import type { Client } from '../client';
import { versionsOf } from './versions';

export type Content = { title: string; role: string | null; technologies: string[]; images: string[] };
export type Project = {
  draft: Content;
  shown: Content | null;
  position: number;
  isDeleted: boolean;
  createdAt: string;
};
/** By documentId. */
export type Model = Map<string, Project>;

const FIELDS = 'documentId createdAt title role technologies images { documentId url }';
type Shown = Omit<Content, 'images'> & { images: { documentId: string }[] };
type Listed = Shown & { documentId: string; createdAt: string };

/** What visitors and editors see. */
export async function readState(editor: Client, visitor: Client) {
  const { body } = await editor.graphql(
    `{ myProjects { nodes { ${FIELDS} } } deletedEntries { nodes { entry } } }`,
  );
  const shown = await visitor.graphql(`{ projects { ${FIELDS} } }`);
  const drafts: Listed[] = body.data.myProjects.nodes;
  return {
    drafts: drafts.map(toListed),
    shown: (shown.body.data.projects as Listed[]).map(toListed),
    deleted: body.data.deletedEntries.nodes.map(({ entry }: { entry: string }) => entry).sort(),
  };
}

/** The same by the model. */
export function stateOf(projects: Model) {
  const all = [...projects].sort(
    ([oneId, one], [otherId, other]) =>
      one.position - other.position ||
      other.createdAt.localeCompare(one.createdAt) ||
      oneId.localeCompare(otherId),
  );
  const present = all.filter(([, { isDeleted }]) => !isDeleted);
  return {
    drafts: present.map(([documentId, { createdAt, draft }]) => ({ documentId, createdAt, ...draft })),
    shown: present.flatMap(([documentId, { createdAt, shown }]) =>
      shown ? [{ documentId, createdAt, ...shown }] : [],
    ),
    deleted: all.flatMap(([id, { isDeleted }]) => (isDeleted ? [id] : [])).sort(),
  };
}

/** The last version is the draft, and what is public is a version that was published. */
export async function expectVersions(editor: Client, id: string, { draft, shown }: Project): Promise<void> {
  const versions = await versionsOf(editor, id);
  const contents = versions.flatMap(({ project, action }) =>
    project
      ? [{ content: contentOf(project), wasPublic: project.status === 'PUBLISHED' || action === 'BASELINE' }]
      : [],
  );
  expect(contents[0]?.content).toEqual(draft);
  const published = contents.filter(({ wasPublic }) => wasPublic).map(({ content }) => content);
  if (shown) expect(published).toContainEqual(shown);
}

export function contentOf({ title, role, technologies, images }: Shown): Content {
  return { title, role, technologies, images: images.map(({ documentId }) => documentId) };
}

function toListed({ documentId, createdAt, ...project }: Listed) {
  return { documentId, createdAt, ...contentOf(project) };
}
