import { settings } from './settings';

const PROJECT = 'api::project.project';

/** As far as we use it. */
type Permissions = {
  createPermissionsManager(asked: object): {
    isAllowed: boolean;
    addPermissionsQueryTo(query: object): object;
  };
};

type Previewed = { documentId?: string; status?: string };

/** Where the panel's 'Open preview' leads; without an address there is no such button. */
async function previewAddress(uid: string, { documentId, status }: Previewed): Promise<string | null> {
  if (uid !== PROJECT || !documentId || !(await mayRead(documentId))) return null;
  const previews = strapi.service('api::preview-link.previews');
  const path = await previews
    .address(documentId, status === 'published' ? 'published' : 'draft')
    .catch(() => null);
  return path && new URL(path, settings.siteUrl).href;
}

/**
 * Strapi asks for an account of the panel only, and an author reads his own projects:
 * https://docs.strapi.io/cms/features/preview
 */
async function mayRead(documentId: string): Promise<boolean> {
  const ability: unknown = strapi.requestContext.get()?.state.userAbility;
  if (!ability) return false;
  const asked = { ability, action: 'plugin::content-manager.explorer.read', model: PROJECT };
  const permissions = strapi.service('admin::permission') as Permissions;
  const manager = permissions.createPermissionsManager(asked);
  if (!manager.isAllowed) return false;
  const query = manager.addPermissionsQueryTo({ filters: { documentId } });
  return Boolean(await strapi.documents(PROJECT).findFirst(query));
}

export default {
  auth: { secret: settings.secrets.ADMIN_JWT_SECRET },
  apiToken: { salt: settings.secrets.API_TOKEN_SALT },
  transfer: { token: { salt: settings.secrets.TRANSFER_TOKEN_SALT } },
  secrets: { encryptionKey: settings.secrets.ENCRYPTION_KEY },
  flags: { nps: false, promoteEE: false, docLinks: false },
  ai: { enabled: false },
  preview: {
    enabled: true,
    config: { allowedOrigins: [new URL(settings.siteUrl).origin], handler: previewAddress },
  },
};
