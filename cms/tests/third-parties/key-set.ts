import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import {
  exportJWK,
  exportSPKI,
  generateKeyPair,
  SignJWT,
  UnsecuredJWT,
  type CryptoKey,
  type JWTPayload,
} from 'jose';
import { PROJECT_ID } from '../harness/environment';

type Key = CryptoKey | Uint8Array;

const KEY_ID = 'current-key';

/** Once for all files of a process: finding the primes takes a third of a second. */
const pairs = Promise.all([
  generateKeyPair('RS256', { extractable: true }),
  generateKeyPair('RS256', { extractable: true }),
]);

/** Stands where Google publishes the keys of Firebase ID tokens. */
export async function startKeySet() {
  const [{ publicKey, privateKey }, { privateKey: otherKey }] = await pairs;
  const keys = [{ ...(await exportJWK(publicKey)), kid: KEY_ID, alg: 'RS256', use: 'sig' }];
  const publish: RequestListener = (_, response) => response.end(JSON.stringify({ keys }));

  const server = createServer((request, response) => keySet.answer(request, response));
  const listen = (onPort: number) =>
    new Promise<void>((resolve) => server.listen(onPort, '127.0.0.1', resolve));
  await listen(0);
  const { port } = server.address() as AddressInfo;

  const keySet = {
    url: `http://127.0.0.1:${port}/keys`,
    /** Replace it to see what happens when the keys cannot be had. */
    answer: publish,
    stop() {
      server.closeAllConnections();
      server.close();
    },
    async recover() {
      keySet.answer = publish;
      if (!server.listening) await listen(port);
    },

    sign(
      claims: JWTPayload,
      { key = privateKey, alg = 'RS256', kid = KEY_ID }: { key?: Key; alg?: string; kid?: string } = {},
    ) {
      return new SignJWT({ ...firebaseClaims(), ...claims }).setProtectedHeader({ alg, kid }).sign(key);
    },
    signWithAnotherKey: (claims: JWTPayload, kid = KEY_ID) => keySet.sign(claims, { key: otherKey, kid }),
    async signWithPublicKeyAsSecret(claims: JWTPayload) {
      const key = new TextEncoder().encode(await exportSPKI(publicKey));
      return keySet.sign(claims, { key, alg: 'HS256' });
    },
    /** What the Firebase Auth emulator issues. */
    leaveUnsigned: (claims: JWTPayload) => new UnsecuredJWT({ ...firebaseClaims(), ...claims }).encode(),
  };
  return keySet;
}

function firebaseClaims(): JWTPayload {
  const now = Math.floor(Date.now() / 1000);
  return {
    iss: `https://securetoken.google.com/${PROJECT_ID}`,
    aud: PROJECT_ID,
    sub: 'editor-uid',
    iat: now - 10,
    auth_time: now - 10,
    exp: now + 3600,
  };
}
