import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { withLock } from '../../shared/database-lock';
import { invalidFields } from '../../shared/errors';
import { checkSite } from '../../shared-with-web/site-schema';
import { discardAfterCommit } from '../project/writing/discard-after-commit';
import type { Image } from '../project/reading/project-list';

const SITE = 'api::site.site';

/** The rules of the site's own texts, in the one place that GraphQL and the admin panel both pass. */
export function registerSiteRules(strapi: Core.Strapi): void {
  strapi.documents.use(async (context, next) => {
    if (context.uid !== SITE) return next();
    const { action, params } = context;
    if (action === 'delete') throw new errors.ValidationError('The site cannot be deleted, only changed.');
    if (action !== 'create' && action !== 'update' && action !== 'clone') return next();

    const { fields, problems } = checkSite(params.data ?? {}, { isPartial: action === 'update' });
    if (problems.length > 0) throw invalidFields(problems);
    params.data = Object.assign({}, params.data, fields);

    // Pictures that wait for their place do so under this lock, whether it is in a project or here.
    return withLock('projects', async () => {
      const before = await readPortrait();
      if (action !== 'update' && before) throw new errors.ValidationError('There is a site already.');
      const result = await next();
      const replaced = portraitOf(before);
      const isKept = replaced?.documentId === portraitOf(await readPortrait())?.documentId;
      if (replaced && !isKept) discardAfterCommit([replaced]);
      return result;
    });
  });
}

function readPortrait() {
  return strapi.db.query(SITE).findOne({ populate: { portrait: true } });
}

function portraitOf(site: { portrait?: unknown } | null) {
  return site?.portrait as Pick<Image, 'documentId'> | null | undefined;
}
