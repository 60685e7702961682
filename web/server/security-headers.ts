import { createHash } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';
import type { ServerEnv } from './env';

const GOOGLE_SIGN_IN = [
  'https://identitytoolkit.googleapis.com',
  'https://securetoken.googleapis.com',
  'https://apis.google.com',
];

/** `template` is the page whose inline scripts may run. */
export function securityHeaders(env: ServerEnv, template: string): MiddlewareHandler {
  const headers = {
    'content-security-policy': contentSecurityPolicy(env, template),
    // Google's sign-in window must be able to report back: https://firebase.google.com/docs/auth/web/google-signin
    'cross-origin-opener-policy': 'same-origin-allow-popups',
    'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'x-content-type-options': 'nosniff',
  };
  return async (context, next) => {
    await next();
    for (const [name, value] of Object.entries(headers)) context.header(name, value);
  };
}

function contentSecurityPolicy(env: ServerEnv, template: string) {
  const directives: Record<string, string[]> = {
    'default-src': ["'self'"],
    'script-src': ["'self'", 'https://apis.google.com', ...inlineScriptHashes(template)],
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'data:', 'blob:', 'https:'],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...GOOGLE_SIGN_IN, 'https://api.emailjs.com'],
    'frame-src': ["'self'", `https://${env.public.firebase.authDomain}`],
    'frame-ancestors': ["'none'"],
    'base-uri': ["'self'"],
    'form-action': ["'self'"],
    'object-src': ["'none'"],
  };
  return Object.entries(directives)
    .map(([name, values]) => `${name} ${values.join(' ')}`)
    .join('; ');
}

function inlineScriptHashes(html: string) {
  const scripts = html.matchAll(/<script>([\s\S]*?)<\/script>/g);
  return Array.from(
    scripts,
    ([, code = '']) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`,
  );
}
