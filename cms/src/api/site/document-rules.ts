import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { withLock } from '../../database/database-lock';
import { invalidFields, refuseOutdated } from '../../errors/errors';
import { savePictures, versionInForm } from '../../shared/panel-form';
import { SITE_MESSAGES } from '../../shared-with-web/rules/site-rules';
import { checkSite } from '../../shared-with-web/rules/site-schema';
import { keepFound, keepVersion, type NewVersion } from '../version/keep-version';
import type { SiteVersion } from '../version/version-rows';
import type { Site } from './services/site';

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
      const site = strapi.service('api::site.site');
      if (action !== 'update') {
        if (await site.exists()) throw new errors.ValidationError('There is a site already.');
        return next();
      }
      const { documentId } = params;
      const before = await site.get();
      refuseOutdated(before.updatedAt, versionInForm(), SITE_MESSAGES.changedElsewhere);
      await keepFound(toVersion(documentId, before));
      const result = await savePictures('portrait', async () => next());
      await keepVersion({ ...toVersion(documentId, await site.get()), action: 'PUBLISH' });
      return result;
    });
  });
}

function toVersion(entry: string, { portrait, ...site }: Site): Omit<NewVersion, 'action'> {
  const fields: SiteVersion = { ...site, portrait: portrait?.documentId ?? null };
  const pictures = portrait ? [portrait.documentId] : [];
  return { kind: 'SITE', entry, status: 'PUBLISHED', fields, pictures };
}
