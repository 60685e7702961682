import { isDeepStrictEqual } from 'node:util';
import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import { z } from 'zod';
import sampleSite from '../../../../seed/site.json';
import { readSamples, samplePortrait, type Sample } from '../../../seed';
import { keepByVersion } from '../../../cache/content-version';
import { withLock } from '../../../database/database-lock';
import { inSnapshot } from '../../../database/database-snapshot';
import { checkProject, FIELD_NAMES } from '../../../shared-with-web/rules/project-schema';
import { whereStatus } from '../../project/reading/project-rows';
import type { Project } from '../../project/reading/project';
import { readProjects } from '../../project/reading/project-list';
import { toSlug } from '../../project/writing/make-slug';
import { sampleFactsOf } from '../sample-facts';

const PROJECT = 'api::project.project';

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

  const countProjects = keepByVersion(
    () =>
      inSnapshot(async (trx) => {
        const sampleProjects = (await readUnchanged(trx)).length;
        const ownProjects =
          (await strapi.db.query(PROJECT).count({ where: whereStatus('published') })) - sampleProjects;
        return { sampleProjects, ownProjects };
      }),
    // A sample whose draft is changed is none any more.
    { withDrafts: true },
  );

  /** The projects that are as a sample was seeded, drafts too. A sample has the address that its title makes. */
  async function readUnchanged(trx: Knex.Transaction): Promise<Project[]> {
    const samples = await readSamples(strapi);
    const slug = { $in: samples.map(({ title }) => toSlug(title)) };
    const drafts = await readProjects({ filters: { slug }, status: 'draft' }, trx);
    return drafts.filter(({ status }) => status === 'PUBLISHED').filter(recogniser(samples));
  }

  return {
    async get() {
      const { assistant, notifyTo } = strapi.config.get('settings');
      const site = await strapi.service('api::site.site').getCurrent();
      const { name, portrait } = site;
      return {
        ...(await read()),
        ...(await countProjects()),
        hasOwnName: name !== sampleSite.name,
        hasOwnPortrait: portrait !== null && portrait.documentId !== (await samplePortrait(strapi).get({})),
        hasAssistantKey: Boolean(assistant.apiKey),
        mailsMessages: Boolean(notifyTo),
        sampleFacts: sampleFactsOf(site),
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
      await withLock('projects', async (trx) => {
        for (const { documentId } of await readUnchanged(trx))
          await strapi.documents(PROJECT).delete({ documentId });
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
