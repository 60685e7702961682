import { expect, type APIRequestContext } from '@playwright/test';
import { randomUUID } from 'node:crypto';
import { DEMO_OWNER } from '../../local/auth/accounts.mjs';

export type Account = { name: string; email: string; password: string };

export const EMULATOR = process.env.AUTH_EMULATOR_URL ?? 'http://127.0.0.1:9099';

const IDENTITY_TOOLKIT = `${EMULATOR}/identitytoolkit.googleapis.com/v1`;

/** The account that every emulator starts with. */
export const OWNER: Account = { ...DEMO_OWNER, name: DEMO_OWNER.displayName };

export function somebody(name: string): Account {
  const [firstName = ''] = name.toLowerCase().split(' ');
  return { name, email: `${firstName}-${randomUUID()}@example.com`, password: 'Secret#2026' };
}

export async function signUp(request: APIRequestContext, { name, email, password }: Account): Promise<void> {
  const answer = await request.post(`${IDENTITY_TOOLKIT}/accounts:signUp?key=demo`, {
    data: { email, password, displayName: name },
  });
  expect(answer.ok()).toBe(true);
}

export async function idTokenOf(request: APIRequestContext, { email, password }: Account): Promise<string> {
  const answer = await request.post(`${IDENTITY_TOOLKIT}/accounts:signInWithPassword?key=demo`, {
    data: { email, password, returnSecureToken: true },
  });
  return ((await answer.json()) as { idToken: string }).idToken;
}

export async function setDisabled(request: APIRequestContext, uid: string, disableUser: boolean) {
  const answer = await request.post(`${IDENTITY_TOOLKIT}/projects/demo-portfolio/accounts:update`, {
    data: { localId: uid, disableUser },
    headers: { authorization: 'Bearer owner' },
  });
  expect(answer.ok(), await answer.text()).toBe(true);
}
