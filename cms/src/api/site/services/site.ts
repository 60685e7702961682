import type { Core, Modules } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import type { FormFile } from '../../../middlewares/form-parsing';
import { keepByVersion } from '../../../cache/content-version';
import { withLock } from '../../../database/database-lock';
import { inSnapshot } from '../../../database/database-snapshot';
import { refuseOutdated } from '../../../errors/errors';
import { SITE_MESSAGES } from '../../../shared-with-web/rules/site-rules';
import { siteSchema, type SiteFields } from '../../../shared-with-web/rules/site-schema';
import { toImage, type Image } from '../../project/reading/project';
import { picturesOfVersions } from '../../version/version-rows';

const SITE = 'api::site.site';
const POPULATE = {
  portrait: true,
  orbitTechnologies: true,
  aboutTechnologies: true,
  skillCategories: { populate: { skills: true } },
  awardPhrases: true,
  awards: true,
  education: true,
  address: true,
  socialLinks: true,
  footerTechnologies: true,
} as const;

/** As GraphQL and REST answer it: what is empty is null or an empty list. */
export type Site = SiteFields & { portrait: Image | null; updatedAt: string };

export type SiteInput = Modules.Documents.Params.Data.Input<typeof SITE>;

/** @property portrait the documentId of an uploaded picture; null takes the portrait away */
export type SiteChange = Partial<Omit<SiteInput, 'portrait'>> & { portrait?: string | null };

/** Everything about the owner. There is one from the first start on, see seed.ts. */
export default ({ strapi }: { strapi: Core.Strapi }) => {
  const documents = () => strapi.documents(SITE);
  const pictures = () => strapi.service('api::project.pictures');

  async function find() {
    const site = await documents().findFirst({ populate: POPULATE });
    if (!site) throw new errors.NotFoundError('There is no site yet. Start the CMS again.');
    return site;
  }

  async function get(): Promise<Site> {
    return toSite(await inSnapshot(find));
  }

  return {
    get,

    /** Its fourteen queries once for each version of the content. */
    getCurrent: keepByVersion(get),

    async exists(): Promise<boolean> {
      return (await documents().count({})) > 0;
    },

    /** @returns the portrait's documentId */
    async create(input: SiteInput, file: FormFile | undefined): Promise<string | undefined> {
      const [portrait] = file ? await pictures().store([file]) : [];
      await documents().create({ data: { ...input, portrait: portrait?.id } });
      return portrait?.documentId;
    },

    /**
     * Replaces the given fields, each as a whole.
     * @param version the `updatedAt` that the editor saw
     * @throws ConflictError when it is not the stored one, ValidationError that names every wrong field
     */
    async update({ portrait, ...input }: SiteChange, version?: string | Date | null): Promise<Site> {
      return withLock('projects', async (trx) => {
        const current = await find();
        refuseOutdated(current.updatedAt, version, SITE_MESSAGES.changedElsewhere);
        const versions = await picturesOfVersions(current.documentId, trx);
        const own = current.portrait ? [current.portrait, ...versions] : versions;
        const [picture = null] = portrait ? await pictures().resolve([portrait], own, trx, 'portrait') : [];
        const data = { ...input, ...(portrait !== undefined && { portrait: picture }) };
        await documents().update({ documentId: current.documentId, data });
        return toSite(await find());
      });
    },
  };
};

type StoredSite = Modules.Documents.Result<typeof SITE, { populate: typeof POPULATE }>;

function toSite({ portrait, updatedAt, ...stored }: StoredSite): Site {
  const fields = Object.entries(stored).filter(([name]) => name in siteSchema);
  return {
    // What is stored has passed the schema.
    ...(withoutIds(Object.fromEntries(fields)) as SiteFields),
    // Null in a site from before it was asked.
    keepsQuestions: stored.keepsQuestions ?? true,
    portrait: portrait ? toImage(portrait as Parameters<typeof toImage>[0]) : null,
    updatedAt: new Date(updatedAt ?? 0).toISOString(),
  };
}

/** Of components, which have new ones after each write. */
function withoutIds(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutIds);
  if (typeof value !== 'object' || value === null) return value ?? null;
  const fields = Object.entries(value).filter(([name]) => name !== 'id');
  return Object.fromEntries(fields.map(([name, inner]) => [name, withoutIds(inner)]));
}
