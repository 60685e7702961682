import type { Answer, Client } from '../client';
import { MUTATIONS, uploadPicture } from '../projects';
import type { Random } from '../random';
import { contentOf, stateOf, type Content, type Model, type Project } from './model';
import { ask, tryTo, versionsOf, type CHANGES } from './versions';

export type Step = {
  name: string;
  send: () => Promise<Answer>;
  /** @param made the documentId of what a creation has made */
  apply: (after: Model, made: string) => void;
  /** Of a new project. */
  title?: string;
};

type Scene = { editor: Client; random: Random; picture: File; model: Model; number: number };
type Draw = (scene: Scene) => Promise<Step | undefined> | Step | undefined;

const idsWhere = (model: Model, isWanted: (project: Project) => boolean) =>
  [...model].flatMap(([id, project]) => (isWanted(project) ? [id] : []));
export const idsPresent = (model: Model) => idsWhere(model, ({ isDeleted }) => !isDeleted);
const idsPublic = (model: Model) => idsWhere(model, ({ isDeleted, shown }) => !isDeleted && shown !== null);
const idsDeleted = (model: Model) => idsWhere(model, ({ isDeleted }) => isDeleted);

const KINDS: Draw[] = [
  (scene) => (idsPresent(scene.model).length < 7 ? create(scene) : undefined),
  ...[edit, edit, edit, restoreVersion, reorder],
  simple('publishProject', idsPresent, ({ draft }) => ({ shown: draft })),
  simple('unpublishProject', idsPublic, () => ({ shown: null })),
  simple('discardProjectDraft', idsPublic, ({ shown, draft }) => ({ draft: shown ?? draft })),
  simple('deleteProject', idsPresent, () => ({ isDeleted: true })),
  simple('restoreDeleted', idsDeleted, () => ({ isDeleted: false })),
  deleteForGood,
];

/** One of all the things that editors do, and what must come of it. */
export async function drawStep(scene: Scene): Promise<Step> {
  if (idsPresent(scene.model).length === 0) return create(scene);
  return (await scene.random.pick(KINDS)(scene)) ?? drawStep(scene);
}

function change(id: string, how: (project: Project) => Partial<Project>): Step['apply'] {
  return (after) => {
    const project = after.get(id);
    if (project) after.set(id, { ...project, ...how(project) });
  };
}

function simple(
  name: keyof typeof CHANGES,
  idsOf: (model: Model) => string[],
  how: (project: Project) => Partial<Project>,
): Draw {
  return ({ editor, random, model }) => {
    const ids = idsOf(model);
    if (ids.length === 0) return undefined;
    const id = random.pick(ids);
    return { name, send: () => tryTo(editor, name, { id }), apply: change(id, how) };
  };
}

function deleteForGood({ editor, random, model }: Scene): Step | undefined {
  const ids = idsDeleted(model);
  if (ids.length <= 2) return undefined;
  const id = random.pick(ids);
  const apply = (after: Model) => void after.delete(id);
  return { name: 'deleteForGood', send: () => tryTo(editor, 'deleteForGood', { id }), apply };
}

async function create({ editor, random, picture, number }: Scene): Promise<Step> {
  const isPublic = random.chance(0.7);
  const upload = async () => (await uploadPicture(editor, picture)).documentId;
  const images = await Promise.all(random.list(1 + random.below(2), upload));
  const content = { title: `Project ${number}`, role: null, technologies: ['A', 'B'], images };
  const links = { githubLink: 'https://github.com/example', hasNoLivePreview: true };
  const data = { ...content, ...links, platform: 'Other', description: 'Woven.' };
  return {
    name: 'create',
    title: content.title,
    send: () => tryTo(editor, 'createProject', { data, status: isPublic ? 'PUBLISHED' : 'DRAFT' }),
    apply(after, made) {
      const positions = idsPresent(after).map((id) => after.get(id)?.position ?? 0);
      const position = (positions.length > 0 ? Math.min(...positions) : 0) - 1;
      const shown = isPublic ? content : null;
      after.set(made, { draft: content, shown, position, isDeleted: false, createdAt: '' });
    },
  };
}

async function edit(scene: Scene): Promise<Step> {
  const { editor, random, model, number } = scene;
  const id = random.pick(idsPresent(model));
  const isPublic = random.chance(0.5);
  const { draft } = model.get(id) as Project;
  const changed: Content = {
    ...draft,
    role: `Role ${number}`,
    technologies: shuffled(random, ['A', 'B', 'C', 'D', 'E']).slice(0, 1 + random.below(5)),
    images: await rearranged(scene, id, draft.images),
  };
  return {
    name: isPublic ? 'edit and publish' : 'edit',
    async send() {
      const { updatedAt } = await ask(editor, 'myProject', { id });
      const status = isPublic ? 'PUBLISHED' : 'DRAFT';
      return tryTo(editor, 'updateProject', { id, data: changed, status, updatedAt });
    },
    apply: change(id, () => ({ draft: changed, ...(isPublic && { shown: changed }) })),
  };
}

/** Pictures in another order, one less, one more, or one of an older version again. */
async function rearranged({ editor, random, picture }: Scene, id: string, images: readonly string[]) {
  const kept = shuffled(random, images).slice(random.chance(0.4) && images.length > 1 ? 1 : 0);
  if (random.chance(0.3)) kept.push((await uploadPicture(editor, picture)).documentId);
  if (random.chance(0.4)) {
    const named = (await versionsOf(editor, id)).flatMap(({ project }) => project?.images ?? []);
    kept.push(random.pick(named).documentId);
  }
  return [...new Set(kept)].slice(0, 5);
}

async function restoreVersion({ editor, random, model }: Scene): Promise<Step | undefined> {
  const id = random.pick(idsPresent(model));
  const isPublic = random.chance(0.5);
  const { documentId, project } = random.pick(await versionsOf(editor, id));
  if (!project) return undefined;
  const content = contentOf(project);
  return {
    name: 'restore a version',
    send: () => tryTo(editor, 'restoreVersion', { id: documentId, status: isPublic ? 'PUBLISHED' : 'DRAFT' }),
    apply: change(id, () => ({ draft: content, ...(isPublic && { shown: content }) })),
  };
}

function reorder({ editor, random, model }: Scene): Step {
  const named = shuffled(random, idsPresent(model)).slice(0, 3);
  return {
    name: 'reorder',
    send: () => editor.graphql(MUTATIONS.reorderProjects, { ids: named }),
    apply(after) {
      const waiting = named.values();
      const order = stateOf(after).drafts.map(({ documentId }) => documentId);
      for (const [position, id] of order.entries()) {
        const placed = named.includes(id) ? waiting.next().value : id;
        change(placed ?? id, () => ({ position }))(after, '');
      }
    },
  };
}

function shuffled<Item>(random: Random, items: readonly Item[]): Item[] {
  return [...items].sort(() => random.below(3) - 1);
}
