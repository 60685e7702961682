import { createHmac } from 'node:crypto';
import { DEMO_OWNER } from '../local/auth/accounts.mjs';
import { type Setup } from './setup.ts';

/** What a local product signs with; the format is that of cms/src/shared-with-web/server/fresh-cookie.ts. */
const LOCAL_SECRET = 'local-development-only-not-a-secret';

/** Of the website, and of the model itself without the first part. */
export const MODEL_PATH = '/v1beta/models/assistant:streamGenerateContent?alt=sse';
export const ASSISTANT = `/api/assistant${MODEL_PATH}`;

let visitors = 0;

/** The header of somebody new, with limits of their own, in a network of their own. */
export function newVisitor() {
  visitors += 1;
  return { 'x-forwarded-for': `10.${(visitors >> 8) & 255}.${visitors & 255}.${1 + (visitors >> 16)}` };
}

/** Reads past every cache, as after a write. */
export function freshCookie() {
  const expiry = String(Math.ceil(Date.now() / 1000) + 10);
  const signature = createHmac('sha256', LOCAL_SECRET).update(`fresh ${expiry}`).digest('base64url');
  return { cookie: `fresh=${expiry}.${signature}` };
}

/** @returns the text of the answer; rejected when it is no success */
export async function ask(url: string, options: RequestInit = {}): Promise<string> {
  const response = await fetch(url, options);
  const text = await response.text();
  if (!response.ok) throw new Error(`${options.method ?? 'GET'} ${url} answered ${response.status}: ${text}`);
  return text;
}

export function postJson(url: string, body: object, headers: Record<string, string> = {}): Promise<string> {
  const options = { method: 'POST', headers: { 'content-type': 'application/json', ...headers } };
  return ask(url, { ...options, body: JSON.stringify(body) });
}

export async function signIn({ authUrl }: Setup) {
  const url = `${authUrl}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=demo`;
  const { email, password } = DEMO_OWNER;
  const { idToken } = JSON.parse(await postJson(url, { email, password, returnSecureToken: true }));
  return { authorization: `Bearer ${idToken}` };
}

/** Runs something many times, some at once, until it says `false`. */
export async function repeat(times: number, atOnce: number, run: (index: number) => Promise<unknown>) {
  let next = 0;
  const work = async () => {
    while (next < times) if ((await run(next++)) === false) return;
  };
  await Promise.all(Array.from({ length: atOnce }, work));
}
