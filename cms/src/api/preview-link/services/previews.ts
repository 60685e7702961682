import { createHash, randomBytes } from 'node:crypto';
import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { withLock } from '../../../database/database-lock';
import { findProject } from '../../project/reading/project-list';
import { readPreview } from '../../project/reading/project-page';
import type { Status } from '../../project/reading/project-rows';
import { readSignedLink, signLink } from '../signed-link';

const LINK = 'api::preview-link.preview-link';
const DAY = 24 * 3600 * 1000;
/** Of one project, at a time. */
const MAX_LINKS = 10;
const TOKEN = /^[\w-]{43}$/;

/** Who may see a draft besides its editors: whoever has a link to it. */
export default ({ strapi }: { strapi: Core.Strapi }) => {
  const links = strapi.db.query(LINK);
  const secret = () => strapi.config.get('settings').secrets.ADMIN_JWT_SECRET;

  return {
    /**
     * For an editor, good for an hour.
     * @throws NotFoundError
     */
    async address(documentId: string, status: Status = 'draft'): Promise<string> {
      await findProject(documentId, status);
      return addressOf(signLink(documentId, status, secret()));
    },

    /** Those for others that are still good, the newest first. */
    list(projectId: string) {
      return links.findMany({ where: { projectId, ...inTime() }, orderBy: { until: 'desc' } });
    },

    /** A link for others. Only its hash is kept, so that its address is told this once. */
    async create(projectId: string) {
      const token = randomBytes(32).toString('base64url');
      return withLock('projects', async (trx) => {
        await findProject(projectId, 'draft', trx);
        if ((await links.count({ where: { projectId, ...inTime() } })) >= MAX_LINKS)
          throw new errors.ValidationError(
            `There are ${MAX_LINKS} links already. Take one of them back first.`,
          );
        const until = new Date(Date.now() + DAY);
        const link = await links.create({ data: { projectId, tokenHash: hash(token), until } });
        return { ...link, address: addressOf(token) };
      });
    },

    async revoke(documentId: string): Promise<void> {
      const { count } = await links.deleteMany({ where: { documentId } });
      if (count === 0) throw new errors.NotFoundError('This link does not exist (any more).');
    },

    /** What a link shows; null for one that is not ours, is revoked or over, and when the project is gone. */
    async read(link: string) {
      const shown =
        readSignedLink(link, secret()) ?? (TOKEN.test(link) ? await findByToken(link) : undefined);
      const page = shown && (await readPreview(shown.documentId, shown.status));
      return page ? { page, until: shown.until } : null;
    },

    async removeExpired(): Promise<void> {
      await links.deleteMany({ where: { until: { $lte: new Date() } } });
    },
  };

  async function findByToken(token: string) {
    const link = await links.findOne({ where: { tokenHash: hash(token), ...inTime() } });
    return link && { documentId: link.projectId, status: 'draft' as const, until: new Date(link.until) };
  }
};

function inTime() {
  return { until: { $gt: new Date() } };
}

function hash(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}

function addressOf(link: string): string {
  return `/preview/${link}`;
}
