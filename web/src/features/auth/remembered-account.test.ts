import { describe, expect, it } from 'vitest';
import { parseAccount, readRememberedAccount, rememberAccount } from './remembered-account';

const account = {
  uid: 'u1',
  displayName: 'Nadia',
  photoURL: null,
  email: 'nadia@example.com',
  emailVerified: false,
};

describe('the remembered account', () => {
  it('comes back as it was', () => {
    rememberAccount(account);
    expect(parseAccount(readRememberedAccount())).toEqual(account);
    expect(document.documentElement).toHaveAttribute('data-account');
  });

  it('is gone after signing out', () => {
    rememberAccount(account);
    rememberAccount(null);
    expect(parseAccount(readRememberedAccount())).toBeNull();
    expect(document.documentElement).not.toHaveAttribute('data-account');
  });

  it.each(['', 'null', '{', '[]', '{"displayName":"Nobody"}'])('is nobody when damaged: %j', (text) => {
    expect(parseAccount(text)).toBeNull();
  });
});
