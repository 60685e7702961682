/** Stands in for every secret on a developer's machine, and is refused anywhere else. */
export const LOCAL_SECRET = 'local-development-only-not-a-secret';

export const LOOPBACK = /^(localhost|127(\.\d+){3}|\[::1\])$/;
