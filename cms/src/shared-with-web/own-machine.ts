/** Stands in for every secret on a developer's machine, and is refused anywhere else. */
export const LOCAL_SECRET = 'local-development-only-not-a-secret';

/** Of the sign-in emulator; what begins so is no project of Google's. */
export const DEMO_PROJECT = 'demo-portfolio';

/** Of the panel of the demo; known to everybody who has read the README. */
export const DEMO_ADMIN = { email: 'admin@example.com', password: 'Demo#2026' };

export const LOOPBACK = /^(localhost|127(\.\d+){3}|\[::1\])$/;
