import { screen } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { graphql, http, HttpResponse } from 'msw';
import type { Checklist_setupFragment } from '../graphql/generated-dashboard';
import { network } from './network';

export const account = {
  uid: 'owner',
  displayName: 'Arif Hasan',
  email: 'owner@example.com',
  password: 'Demo#2026',
};

/** Of a site that is its owner's own. */
export const READY: Checklist_setupFragment & { __typename: 'Setup' } = {
  __typename: 'Setup',
  hasOwnName: true,
  hasOwnPortrait: true,
  ownProjects: 3,
  sampleFacts: [],
  sampleProjects: 0,
  mailsMessages: true,
  hasAssistantKey: true,
  confirmed: ['BACKUP'],
  isDismissed: false,
};

/** The identity provider as the Firebase SDK meets it, and what the cms says about the account. */
export function accountExists({ canEdit = true, canReadMessages = false } = {}): void {
  network.use(
    http.post('*/identitytoolkit.googleapis.com/v1/accounts\\:signInWithPassword', async ({ request }) => {
      const { email, password } = (await request.json()) as { email: string; password: string };
      if (email !== account.email || password !== account.password) {
        return HttpResponse.json(
          { error: { code: 400, message: 'INVALID_LOGIN_CREDENTIALS' } },
          { status: 400 },
        );
      }
      return HttpResponse.json({
        localId: account.uid,
        email,
        idToken: idToken(),
        refreshToken: 'refresh',
        expiresIn: '3600',
      });
    }),
    http.post('*/identitytoolkit.googleapis.com/v1/accounts\\:lookup', () =>
      HttpResponse.json({
        users: [{ localId: account.uid, email: account.email, displayName: account.displayName }],
      }),
    ),
    graphql.query('Dashboard', () =>
      HttpResponse.json({
        data: { viewer: { __typename: 'Viewer', uid: account.uid, canEdit, canReadMessages } },
      }),
    ),
    graphql.query('Setup', () => HttpResponse.json({ data: { setup: READY } })),
    graphql.query('OpenQuestions', () =>
      HttpResponse.json({ data: { unansweredQuestions: { __typename: 'UnansweredQuestions', total: 0 } } }),
    ),
    graphql.query('PreviewAddress', () => HttpResponse.json({ data: { previewAddress: '/preview/signed' } })),
  );
}

/** Fills in the login form that a guarded page leads to. */
export async function signIn({ email, password } = account) {
  const user = userEvent.setup();
  await fill(user, await screen.findByLabelText('Email'), email);
  await fill(user, screen.getByLabelText('Password'), password);
  await user.click(screen.getByRole('button', { name: 'Login' }));
  return user;
}

/** At once: letter by letter, forms take seconds. */
export async function fill(user: UserEvent, field: HTMLElement, text: string) {
  await user.click(field);
  await user.paste(text);
}

function idToken() {
  const now = Math.floor(Date.now() / 1000);
  const part = (value: object) => btoa(JSON.stringify(value));
  return `${part({ alg: 'none' })}.${part({ sub: account.uid, iat: now, exp: now + 3600 })}.`;
}
