import type { Core } from '@strapi/strapi';
import { mayPublish, refuseToPublish } from './panel-account';

const PROJECT = 'api::project.project';
const OWN_ANSWER = 'api::own-answer.own-answer';
const UNANSWERED_QUESTION = 'api::unanswered-question.unanswered-question';
const CHANGES = ['create', 'update', 'clone', 'delete', 'discardDraft'];

type Params = { documentId?: string; data?: { isPublished?: unknown; publishAt?: unknown } };
type Check = (action: string, params: Params) => Promise<boolean>;

/** Whether a change makes nothing public, and no answer that is so another one. */
const STAYS_HIDDEN: Record<string, Check | undefined> = {
  [OWN_ANSWER]: isHiddenAnswer,
  [UNANSWERED_QUESTION]: () => Promise.resolve(false),
  [PROJECT]: isUnscheduled,
};

/**
 * Strapi asks an account of the panel for the right to publish only where its own buttons do. An author may prepare an
 * answer that the assistant does not give yet, and a draft that does not become public by itself.
 */
export function registerPanelPublishers(strapi: Core.Strapi): void {
  strapi.documents.use(async ({ uid, action, params }, next) => {
    const staysHidden = STAYS_HIDDEN[uid];
    if (!staysHidden || !CHANGES.includes(action)) return next();
    const isAllowed = mayPublish(uid) || (await staysHidden(action, params as Params));
    if (!isAllowed) refuseToPublish();
    return next();
  });
}

async function isHiddenAnswer(action: string, { documentId = '', data }: Params): Promise<boolean> {
  if (action === 'create' || action === 'clone') return data?.isPublished === false;
  const row = await strapi.db.query(OWN_ANSWER).findOne({ where: { documentId } });
  return row?.isPublished === false && (data?.isPublished ?? false) === false;
}

/**
 * He may take a time back, but nothing else of a draft that has one, and change the draft of what is public, but not
 * delete that. A copy has no time, whatever is sent with it.
 */
async function isUnscheduled(action: string, { documentId = '', data }: Params): Promise<boolean> {
  if (action === 'clone') return true;
  // Not by its truth: 0 is a time, too.
  if (action === 'create' || data?.publishAt !== undefined) return (data?.publishAt ?? null) === null;
  const rows = await strapi.db
    .query(PROJECT)
    .findMany({ where: { documentId }, select: ['publishedAt', 'publishAt'] });
  return !rows.some(({ publishedAt, publishAt }) => (publishedAt ? action === 'delete' : publishAt));
}
