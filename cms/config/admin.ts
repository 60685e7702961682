import { settings } from './settings';

export default {
  auth: { secret: settings.secrets.ADMIN_JWT_SECRET },
  apiToken: { salt: settings.secrets.API_TOKEN_SALT },
  transfer: { token: { salt: settings.secrets.TRANSFER_TOKEN_SALT } },
  secrets: { encryptionKey: settings.secrets.ENCRYPTION_KEY },
  flags: { nps: false, promoteEE: false, docLinks: false },
  ai: { enabled: false },
  preview: { enabled: false },
};
