/** Stands in for every secret on a developer's machine, and is refused anywhere else. */
export const LOCAL_SECRET = 'local-development-only-not-a-secret';

/** Of the sign-in emulator; what begins so is no project of Google's. */
export const DEMO_PROJECT = 'demo-portfolio';

/** Of the panel of the demo; known to everybody who has read the README. */
export const DEMO_ADMIN = { email: 'admin@example.com', password: 'Demo#2026' };

export const LOOPBACK = /^(localhost|127(\.\d+){3}|\[::1\])$/;

/** What containers call each other. */
const WITHOUT_A_DOT = /^[\w-]+$/;
/** Nobody can own such a name: https://www.rfc-editor.org/rfc/rfc6761#section-6.3 */
const BELOW_LOCALHOST = /^([a-z0-9_-]+\.)+localhost$/;

/** Whether no stranger can be led to this machine by it. */
export function isLocalName(hostname: string): boolean {
  return [LOOPBACK, WITHOUT_A_DOT, BELOW_LOCALHOST].some((names) => names.test(hostname));
}
