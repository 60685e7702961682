import { isOfPanel } from '../src/auth/panel-account';
import { mayRead } from '../src/auth/panel-readers';
import { settings } from './settings';

const PROJECT = 'api::project.project';

type Previewed = { documentId?: string; status?: string };

/**
 * Where the panel's 'Open preview' leads; without an address there is no such button. Strapi asks for an account of the
 * panel only, not for what it may read: https://docs.strapi.io/cms/features/preview
 */
async function previewAddress(uid: string, { documentId, status }: Previewed): Promise<string | null> {
  if (uid !== PROJECT || !documentId || !isOfPanel() || !(await mayRead(PROJECT, documentId))) return null;
  const previews = strapi.service('api::preview-link.previews');
  const path = await previews
    .address(documentId, status === 'published' ? 'published' : 'draft')
    .catch(() => null);
  return path && new URL(path, settings.siteUrl).href;
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
