// @ts-check
import { DEMO_ADMIN, DEMO_OWNER } from './settings.mjs';

/**
 * Where everything is and how to get in, on one line.
 *
 * @param {import('./settings.mjs').Settings} settings
 */
export function readyLine({ ports, usesEmulator, isDemo }) {
  const owner = usesEmulator ? ` (sign in: ${DEMO_OWNER.email} / ${DEMO_OWNER.password})` : '';
  const admin = isDemo ? ` (${DEMO_ADMIN.email} / ${DEMO_ADMIN.password})` : '';
  return [
    `Ready: http://localhost:${ports.WEB_PORT}${owner}`,
    `admin panel http://localhost:${ports.CMS_PORT}/admin${admin}`,
    'Ctrl-C stops.',
  ].join('  ·  ');
}
