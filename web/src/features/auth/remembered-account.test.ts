import { expect, onTestFinished, test, vi } from 'vitest';
import { parseAccount, readRememberedAccount, rememberAccount } from './remembered-account';

const account = {
  uid: 'u1',
  displayName: 'Nadia',
  photoURL: null,
  email: 'nadia@example.com',
  emailVerified: false,
};

test('the remembered account comes back as it was', () => {
  rememberAccount(account);
  expect(parseAccount(readRememberedAccount())).toEqual(account);
  expect(document.documentElement).toHaveAttribute('data-account');
});

test('it is gone after signing out', () => {
  rememberAccount(account);
  rememberAccount(null);
  expect(parseAccount(readRememberedAccount())).toBeNull();
  expect(document.documentElement).not.toHaveAttribute('data-account');
});

test('it is the one that signed in last also while storage is full', () => {
  rememberAccount({ ...account, uid: 'u0' });
  const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('Full', 'QuotaExceededError');
  });
  onTestFinished(() => full.mockRestore());
  rememberAccount(account);
  expect(parseAccount(readRememberedAccount())).toEqual(account);
  rememberAccount(null);
  expect(readRememberedAccount()).toBeNull();
});

test.each(['', 'null', '{', '[]', '{"displayName":"Nobody"}'])('it is nobody when damaged: %j', (text) => {
  expect(parseAccount(text)).toBeNull();
});

test.each(['7', '"constructor"', '{"uid":""}', '{"uid":{}}', '{"__proto__":{"uid":"u1"}}', huge('uid')])(
  'it leaves no trace of nobody on the page: %.40s',
  (text) => {
    localStorage.setItem('portfolio.account', text);
    document.documentElement.setAttribute('data-account', '');
    expect(readRememberedAccount()).toBeNull();
    expect(document.documentElement).not.toHaveAttribute('data-account');
  },
);

test('it has only texts where texts are shown', () => {
  const odd = { displayName: {}, photoURL: 7, email: ['a'], emailVerified: 'yes', admin: true };
  expect(parseAccount(JSON.stringify({ uid: 'u1', ...odd }))).toEqual({
    uid: 'u1',
    displayName: null,
    photoURL: null,
    email: null,
    emailVerified: false,
  });
  expect(parseAccount(huge('displayName', { uid: 'u1' }))?.displayName).toBeNull();
});

function huge(name: string, rest = {}): string {
  return JSON.stringify({ ...rest, [name]: 'x'.repeat(100_000) });
}
