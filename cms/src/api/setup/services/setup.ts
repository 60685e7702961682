import { isDeepStrictEqual } from 'node:util';
import type { Core } from '@strapi/strapi';
import { z } from 'zod';
import sampleSite from '../../../../seed/site.json';
import { readSamples, samplePortrait, type Sample } from '../../../seed';
import { withLock } from '../../../shared/database-lock';
import { checkProject, FIELD_NAMES } from '../../../shared-with-web/project-schema';
import { readProjects, type Project } from '../../project/reading/project-list';
import { toSlug } from '../../project/writing/make-slug';

const kept = z.object({
  isDismissed: z.boolean().default(false),
  /** Ticked by hand, because the CMS cannot know, or because the owner wants it no other way. */
  confirmed: z.array(z.enum(['ASSISTANT', 'BACKUP', 'MESSAGES'])).default([]),
});
type Kept = z.output<typeof kept>;
export type SetupPoint = Kept['confirmed'][number];

/** How far a new owner has come in making the site his own. */
export default ({ strapi }: { strapi: Core.Strapi }) => {
  const store = () => strapi.store({ type: 'core', name: 'portfolio', key: 'setup' });
  const read = async () => kept.parse((await store().get({})) ?? {});

  async function change(how: (before: Kept) => Kept): Promise<void> {
    await withLock('projects', async () => store().set({ value: how(await read()) }));
  }

  return {
    async get() {
      const { assistant, notifyTo } = strapi.config.get('settings');
      const { name, portrait } = await strapi.service('api::site.site').get();
      const projects = await readProjects();
      const isUnchanged = recogniser(await readSamples(strapi));
      const sampleProjects = projects.filter(isUnchanged).length;
      return {
        ...(await read()),
        hasOwnName: name !== sampleSite.name,
        hasOwnPortrait: portrait !== null && portrait.documentId !== (await samplePortrait(strapi).get({})),
        ownProjects: projects.length - sampleProjects,
        sampleProjects,
        hasAssistantKey: Boolean(assistant.apiKey),
        mailsMessages: Boolean(notifyTo),
      };
    },

    dismiss(isDismissed: boolean): Promise<void> {
      return change((before) => ({ ...before, isDismissed }));
    },

    confirm(point: SetupPoint, isConfirmed: boolean): Promise<void> {
      return change(({ confirmed, ...before }) => {
        const others = confirmed.filter((other) => other !== point);
        return { ...before, confirmed: isConfirmed ? [...others, point] : others };
      });
    },

    /** All of them or none, with their pictures. A sample that was changed is the owner's. */
    async deleteSamples(): Promise<void> {
      const isUnchanged = recogniser(await readSamples(strapi));
      await withLock('projects', async (trx) => {
        for (const project of await readProjects({}, trx)) {
          if (!isUnchanged(project)) continue;
          await strapi.documents('api::project.project').delete({ documentId: project.documentId });
        }
      });
    },
  };
};

/** What samples did not have when an older version seeded them. */
const ADDED_LATER = { period: null, role: null, keyFigures: [], caseStudy: null };

/** Tells projects that are as a sample was seeded. */
function recogniser(samples: readonly Sample[]): (project: Project) => boolean {
  const seeded = samples.flatMap(({ images, ...input }) => {
    const { fields } = checkProject(input, { isPartial: false });
    const sample = { ...fields, slug: toSlug(input.title) };
    return [
      { fields: sample, pictures: images.map(({ caption = null, ...image }) => ({ ...image, caption })) },
      {
        fields: { ...sample, ...ADDED_LATER },
        pictures: images.map((image) => ({ ...image, caption: null })),
      },
    ];
  });
  return (project) => {
    const shown = project.images.map(({ name, alternativeText, caption }) => ({
      file: name,
      alt: alternativeText,
      caption,
    }));
    return seeded.some(
      ({ fields, pictures }) =>
        FIELD_NAMES.every((name) => isDeepStrictEqual(project[name], fields[name])) &&
        isDeepStrictEqual(shown, pictures),
    );
  };
}
