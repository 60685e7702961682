import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';

const OWN_ANSWER = 'api::own-answer.own-answer';
const UNANSWERED_QUESTION = 'api::unanswered-question.unanswered-question';
const CHANGES = ['create', 'update', 'clone', 'delete'];
const PUBLISH = 'plugin::content-manager.explorer.publish';

type Ability = { can(action: string, subject: string): boolean };
type Params = { documentId?: string; data?: { isPublished?: unknown } };

/**
 * Strapi asks an account of the panel for the right to publish only where there are drafts. These have none: an author
 * may prepare an answer that the assistant does not give yet, and nothing else.
 */
export function registerPanelPublishers(strapi: Core.Strapi): void {
  strapi.documents.use(async ({ uid, action, params }, next) => {
    if ((uid !== OWN_ANSWER && uid !== UNANSWERED_QUESTION) || !CHANGES.includes(action)) return next();
    const isAllowed =
      mayPublish(uid) || (uid === OWN_ANSWER && (await staysHidden(action, params as Params)));
    if (!isAllowed) throw new errors.ForbiddenError('Only who may publish may change what is public.');
    return next();
  });

  /** Who comes through the website is an editor, and no account of the panel. */
  function mayPublish(uid: string): boolean {
    const ability = strapi.requestContext.get()?.state.userAbility as Ability | undefined;
    return ability?.can(PUBLISH, uid) ?? true;
  }

  async function staysHidden(action: string, { documentId = '', data }: Params): Promise<boolean> {
    if (action === 'create' || action === 'clone') return data?.isPublished === false;
    const row = await strapi.db.query(OWN_ANSWER).findOne({ where: { documentId } });
    return row?.isPublished === false && (data?.isPublished ?? false) === false;
  }
}
