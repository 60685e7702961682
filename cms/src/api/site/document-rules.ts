import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { withLock } from '../../shared/database-lock';
import { checkSite } from '../../shared/site-schema';
import { discardAfterCommit } from '../project/document-rules';

const SITE = 'api::site.site';

/** The rules of the site's own texts, in the one place that GraphQL and the admin panel both pass. */
export function registerSiteRules(strapi: Core.Strapi): void {
  strapi.documents.use(async (context, next) => {
    if (context.uid !== SITE) return next();
    const { action, params } = context;
    if (action === 'delete') throw new errors.ValidationError('The site cannot be deleted, only changed.');
    if (action !== 'create' && action !== 'update' && action !== 'clone') return next();

    // Pictures that wait for their place do so under this lock, whether it is in a project or here.
    return withLock('projects', async () => {
      const before = await readPortrait();
      if (action !== 'update' && before) throw new errors.ValidationError('There is a site already.');
      params.data = Object.assign({}, params.data, checkFields(params.data ?? {}, action === 'update'));
      const result = await next();
      const after = await readPortrait();
      discardAfterCommit(
        before?.portrait && before.portrait.id !== after?.portrait?.id ? [before.portrait] : [],
      );
      return result;
    });
  });
}

/**
 * The fields as they are stored, or a list of all that is wrong with them.
 * @throws ValidationError whose message is the first one's
 */
function checkFields(data: object, isPartial: boolean) {
  const { fields, problems } = checkSite(data, { isPartial });
  const message = problems[0]?.message;
  if (!message) return fields;
  const details = problems.map((problem) => ({ ...problem, name: 'ValidationError' }));
  throw new errors.ValidationError(message, { errors: details });
}

function readPortrait(): Promise<{ portrait: { id: number } | null } | null> {
  return strapi.db.query(SITE).findOne({ populate: { portrait: true } });
}
