import type { UID } from '@strapi/strapi';
import { errors } from '@strapi/utils';

const PUBLISH = 'plugin::content-manager.explorer.publish';

/** As far as we use it. */
type Permissions = {
  createPermissionsManager(asked: object): { isAllowed: boolean; getQuery(): object | null };
};
type Ability = { can(action: string, subject: string): boolean };

/** Of the account of the panel that asks. Who comes through the website is an editor, and has none. */
function abilityOfAccount(): Ability | undefined {
  return strapi.requestContext.get()?.state.userAbility as Ability | undefined;
}

export const isOfPanel = (): boolean => Boolean(abilityOfAccount());

export function mayPublish(uid: string): boolean {
  return abilityOfAccount()?.can(PUBLISH, uid) ?? true;
}

export function refuseToPublish(): never {
  throw new errors.ForbiddenError('Only who may publish may change what is or becomes public.');
}

/**
 * Whether the account may do it to all that the filters find: an author's rights are for what he has made himself.
 * Without filters, to whatever there is.
 */
export async function mayDo(action: string, uid: UID.ContentType, filters?: object): Promise<boolean> {
  const ability = abilityOfAccount();
  if (!ability) return true;
  const permissions = strapi.service('admin::permission') as Permissions;
  const manager = permissions.createPermissionsManager({ ability, action, model: uid });
  if (!manager.isAllowed) return false;
  const condition = manager.getQuery() ?? {};
  if (Object.keys(condition).length === 0) return true;
  if (!filters) return false;
  const documents = strapi.documents(uid);
  const allowed = await documents.count({ filters: { $and: [filters, condition] } });
  return allowed === (await documents.count({ filters }));
}
