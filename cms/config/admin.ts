import { settings } from './settings';

type Previewed = { documentId?: string; status?: string };

/** Where the panel's 'Open preview' leads; without an address there is no such button. */
async function previewAddress(uid: string, { documentId, status }: Previewed): Promise<string | null> {
  if (uid !== 'api::project.project' || !documentId || !mayRead(uid)) return null;
  const previews = strapi.service('api::preview-link.previews');
  const path = await previews
    .address(documentId, status === 'published' ? 'published' : 'draft')
    .catch(() => null);
  return path && new URL(path, settings.siteUrl).href;
}

/** Strapi asks for an account of the panel only: https://docs.strapi.io/cms/features/preview */
function mayRead(uid: string): boolean {
  const state: { userAbility?: { can: (action: string, subject: string) => boolean } } | undefined =
    strapi.requestContext.get()?.state;
  return state?.userAbility?.can('plugin::content-manager.explorer.read', uid) ?? false;
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
