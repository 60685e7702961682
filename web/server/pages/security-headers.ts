import { createHash } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';
import { PREVIEWS } from '../../src/lib/previews/preview-link';
import { paths } from '../../src/paths';
import type { PublicEnv } from '../../src/lib/env';
import type { ServerEnv } from '../env';

declare module 'hono' {
  interface ContextVariableMap {
    /** Of the page that is sent. */
    styleHashes?: string[];
  }
}

/**
 * What Firebase's sign-in window loads: its starter, and what that loads in turn. The rest of this host would run
 * whatever a stranger asks it for. On every page, because the app goes from any of them to the sign-in without a load.
 */
const GOOGLE_SCRIPTS = ['https://apis.google.com/js/api.js', 'https://apis.google.com/_/scs/'];

/** Whoever has the address sees the draft: nobody else is told it. */
const PREVIEW_POLICIES = { 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex' };

/** `template` is the page whose inline scripts may run. Files are our own or a WebP: policies come with pages only. */
export function securityHeaders(env: ServerEnv, template: string): MiddlewareHandler {
  const policy = contentSecurityPolicy(env, template);
  const policies = {
    // Google's sign-in window must be able to report back: https://firebase.google.com/docs/auth/web/google-signin
    'cross-origin-opener-policy': 'same-origin-allow-popups',
    'permissions-policy': 'camera=(), microphone=(), geolocation=()',
    'referrer-policy': 'strict-origin-when-cross-origin',
    ...(env.siteUrl.startsWith('https:') && { 'strict-transport-security': 'max-age=31536000' }),
  };
  return async (context, next) => {
    await next();
    context.header('x-content-type-options', 'nosniff');
    if (!context.res.headers.get('content-type')?.startsWith('text/html')) return;
    const styles = styleElements(context.get('styleHashes'));
    context.header(
      'content-security-policy',
      `${policy}; ${frameAncestors(context.req.path, env)}; ${styles}`,
    );
    const own = isPreview(context.req.path) ? { ...policies, ...PREVIEW_POLICIES } : policies;
    for (const [name, value] of Object.entries(own)) context.header(name, value);
  };
}

function contentSecurityPolicy(env: ServerEnv, template: string) {
  const { useEmulator, authDomain } = env.public.firebase;
  const directives: Record<string, string[]> = {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...GOOGLE_SCRIPTS, ...inlineScriptHashes(template)],
    // Of attributes, in which a page places its pictures and bars; the elements are named page by page.
    'style-src': ["'self'", "'unsafe-inline'"],
    // Any host, for the profile's photo is any address that its owner gives, and pictures may be at Cloudinary.
    'img-src': ["'self'", 'data:', 'blob:', 'https:'],
    'connect-src': ["'self'", ...services(env.public)],
    'frame-src': ["'self'", ...(useEmulator ? [] : [`https://${authDomain}`])],
    'base-uri': ["'self'"],
    'form-action': ["'self'"],
    'object-src': ["'none'"],
  };
  return Object.entries(directives)
    .map(([name, values]) => `${name} ${values.join(' ')}`)
    .join('; ');
}

/** What a page calls besides us. The emulator is reached through us. */
function services({ firebase, emailjs }: PublicEnv) {
  const signIn = ['https://identitytoolkit.googleapis.com', 'https://securetoken.googleapis.com'];
  return [...(firebase.useEmulator ? [] : signIn), ...(emailjs ? ['https://api.emailjs.com'] : [])];
}

function inlineScriptHashes(html: string) {
  return Array.from(html.matchAll(/<script>([\s\S]*?)<\/script>/g), ([, code]) => hashOf(code));
}

/** The style elements of a rendered page, by the hashes that its policy names. */
export function inlineStyleHashes(html: string): string[] {
  return Array.from(html.matchAll(/<style\b[^>]*>([\s\S]*?)<\/style>/g), ([, code]) => hashOf(code));
}

/** The empty one is Emotion's own, into which it writes rule by rule, which policies do not govern. */
function styleElements(hashes: string[] = []) {
  return `style-src-elem 'self' ${[...new Set([...hashes, hashOf('')])].join(' ')}`;
}

/**
 * Only previews are shown in a frame, by the form beside them or by the CMS's panel: whoever frames another page
 * could guide clicks in it.
 */
function frameAncestors(path: string, { panelOrigins }: ServerEnv) {
  if (isPreview(path)) return `frame-ancestors 'self' ${panelOrigins.join(' ')}`;
  return `frame-ancestors ${path === paths.sitePreview ? "'self'" : "'none'"}`;
}

function isPreview(path: string): boolean {
  return path.startsWith(PREVIEWS);
}

function hashOf(code = '') {
  return `'sha256-${createHash('sha256').update(code).digest('base64')}'`;
}
