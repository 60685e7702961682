import { afterAll, afterEach, describe, expect, test, vi } from 'vitest';
import { isEditor } from '../../src/auth/editors';
import { createIdTokenVerifier } from '../../src/auth/id-tokens';
import { PROJECT_ID } from '../harness/environment';
import { startKeySet } from '../third-parties/key-set';

const keySet = await startKeySet();
afterAll(() => keySet.stop());

afterEach(async () => {
  vi.useRealTimers();
  await keySet.recover();
});

function createVerifier({ acceptEmulatorTokens = false } = {}) {
  return createIdTokenVerifier({ projectId: PROJECT_ID, keySetUrl: keySet.url, acceptEmulatorTokens });
}

test.each([
  ['Mike@Example.com', 'mike@example.com'],
  ['mi\u212ae@example.com', 'mi\u212ae@example.com'],
  ['\u00c9lan@Example.com', '\u00c9lan@example.com'],
])("a token's address, %s, is read in lower case, and becomes nobody else's", async (written, email) => {
  const token = await keySet.sign({ sub: 'uid', email: written, email_verified: true });
  const user = await createVerifier()(token);
  expect(user).toEqual({ uid: 'uid', email, emailVerified: true });
  expect(isEditor(user, [written])).toBe(true);
  expect(isEditor(user, ['mike@example.com'])).toBe(email === 'mike@example.com');
});

test('a token without an address has no verified one', async () => {
  const token = await keySet.sign({ sub: 'uid' });
  await expect(createVerifier()(token)).resolves.toEqual({
    uid: 'uid',
    email: undefined,
    emailVerified: false,
  });
});

test.each(['sub', 'exp', 'iat', 'auth_time'])('a token needs %s', async (claim) => {
  const token = await keySet.sign({ [claim]: undefined });
  await expect(createVerifier()(token)).rejects.toMatchObject({ name: 'SignInError' });
});

test.each([0, 129])('a UID has 1 to 128 characters, not %i', async (length) => {
  const token = await keySet.sign({ sub: 'x'.repeat(length) });
  await expect(createVerifier()(token)).rejects.toMatchObject({ name: 'SignInError' });
});

test.each(['iat', 'auth_time'])('%s is in the past, but for a minute of a slow clock', async (claim) => {
  const inSeconds = (seconds: number) => Math.floor(Date.now() / 1000) + seconds;
  const verify = createVerifier();
  const signedIn = (time: unknown) => keySet.sign({ [claim]: time });
  await expect(verify(await signedIn(inSeconds(50)))).resolves.toMatchObject({ uid: 'editor-uid' });
  for (const time of [inSeconds(90), 1e12]) {
    const refusal = { name: 'SignInError', message: expect.stringContaining('clock is slow') };
    await expect(verify(await signedIn(time))).rejects.toMatchObject(refusal);
  }
  for (const time of ['soon', null, '0']) {
    await expect(verify(await signedIn(time))).rejects.toMatchObject({ name: 'SignInError' });
  }
});

/** Somebody signs in then. */
async function verifyAfter(hours: number, verify: ReturnType<typeof createVerifier>) {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + hours * 3_600_000 });
  return verify(await keySet.sign({}));
}

test('keys that were seen are good for a day while they cannot be had again', async () => {
  const verify = createVerifier();
  await verifyAfter(0, verify);
  keySet.stop();
  await verifyAfter(20, verify);
  await expect(verifyAfter(5, verify)).rejects.toMatchObject({ name: 'ServiceUnavailableError' });
  await keySet.recover();
  await verifyAfter(0, verify);
});

test.each([
  ['after an hour', 0, 2],
  ['when the clock is right again that was a year ahead', 8760, -8760],
])('a key that is published no more is refused %s', async (_, first, later) => {
  const verify = createVerifier();
  await verifyAfter(first, verify);
  keySet.answer = (_request, response) => response.end('{"keys":[]}');
  await verifyAfter(later, verify);
  await expect
    .poll(() => verifyAfter(0, verify).catch((error: unknown) => (error as Error).name))
    .toBe('SignInError');
});

describe('with the emulator', () => {
  const verify = createVerifier({ acceptEmulatorTokens: true });

  test('its unsigned tokens are accepted', async () => {
    await expect(verify(keySet.leaveUnsigned({ sub: 'uid' }))).resolves.toMatchObject({ uid: 'uid' });
  });

  test.each([
    ['of another project', () => keySet.leaveUnsigned({ aud: 'another-project' })],
    ['that have expired', () => keySet.leaveUnsigned({ exp: 1 })],
    ['issued in the future', () => keySet.leaveUnsigned({ iat: Date.now() / 1000 + 90 })],
    ['signed with a password', () => keySet.signWithPublicKeyAsSecret({})],
  ])('tokens %s are not', async (_, issue) => {
    await expect(verify(await issue())).rejects.toMatchObject({ name: 'SignInError' });
  });
});
