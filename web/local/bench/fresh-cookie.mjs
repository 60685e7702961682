// @ts-check
import { createHmac } from 'node:crypto';

/** What a local product signs with; the format is that of cms/src/shared/fresh-cookie.ts. */
const LOCAL_SECRET = 'local-development-only-not-a-secret';

/** Reads past every cache, as after a write. */
export function freshCookie() {
  const expiry = String(Math.ceil(Date.now() / 1000) + 10);
  const signature = createHmac('sha256', LOCAL_SECRET).update(`fresh ${expiry}`).digest('base64url');
  return { cookie: `fresh=${expiry}.${signature}` };
}
