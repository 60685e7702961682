import { isRecord } from '../storage/storage';

/** True when Firebase was answered, but not by its service: it calls an error page of a proxy a lost connection, too. */
export function isOutage(error: unknown): boolean {
  const { code, customData } = isRecord(error) ? error : {};
  const cause = isRecord(customData) ? customData.message : undefined;
  return code === 'auth/network-request-failed' && typeof cause === 'string' && /^SyntaxError/.test(cause);
}
