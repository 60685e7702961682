import {
  createRemoteJWKSet,
  errors as jose,
  jwksCache,
  jwtVerify,
  UnsecuredJWT,
  type ExportedJWKSCache,
  type JWKSCacheInput,
  type JWTPayload,
  type JWTVerifyGetKey,
} from 'jose';
import { errors } from '@strapi/utils';
import { ServiceUnavailableError, SignInError } from '../errors/errors';

export type FirebaseUser = {
  uid: string;
  email: string | undefined;
  emailVerified: boolean;
  /** As its owner writes it. */
  name?: string;
};

type Options = {
  projectId: string;
  keySetUrl: string;
  /** The emulator signs nothing: everyone can forge its tokens. */
  acceptEmulatorTokens: boolean;
};

/** Milliseconds. */
const HOUR = 3_600_000;
/** Seconds. As much as the doctor lets pass: with less, a clock that it calls right refused sign-ins made just now. */
const CLOCK_TOLERANCE = 60;

/**
 * Checks Firebase ID tokens as Google asks: https://firebase.google.com/docs/auth/admin/verify-id-tokens
 * @returns a function that answers the token's user, or throws SignInError (401), or
 *   ServiceUnavailableError (503) when Google's keys cannot be had
 */
export function createIdTokenVerifier({ projectId, keySetUrl, acceptEmulatorTokens }: Options) {
  const keySet = createKeySet(keySetUrl);
  const claims = {
    issuer: `https://securetoken.google.com/${projectId}`,
    audience: projectId,
    clockTolerance: CLOCK_TOLERANCE,
  };

  async function readPayload(token: string): Promise<JWTPayload> {
    if (acceptEmulatorTokens) return UnsecuredJWT.decode(token, claims).payload;
    const { payload } = await jwtVerify(token, keySet, {
      ...claims,
      algorithms: ['RS256'],
      requiredClaims: ['sub', 'exp', 'iat', 'auth_time'],
    });
    return payload;
  }

  return async function verify(token: string): Promise<FirebaseUser> {
    try {
      return toUser(await readPayload(token));
    } catch (error) {
      if (error instanceof jose.JOSEError && !isOutage(error)) {
        throw new SignInError('Your sign-in is not valid any more. Please sign in again.');
      }
      if (error instanceof errors.ApplicationError) throw error;
      throw new ServiceUnavailableError(
        'Sign-ins cannot be checked right now. Please try again in a minute.',
      );
    }
  };
}

/**
 * Asks anew after an hour. While that fails, the keys seen are good for a day: Google signs with one for several. Without
 * them, a way to Google that is lost would stop all writes.
 */
function createKeySet(url: string): JWTVerifyGetKey {
  const seen = {} as Partial<ExportedJWKSCache> & JWKSCacheInput;
  const keySet = createRemoteJWKSet(new URL(url), {
    timeoutDuration: 3_000,
    cooldownDuration: 30_000,
    cacheMaxAge: 24 * HOUR,
    [jwksCache]: seen,
  });
  return (header, token) => {
    const age = seen.uat === undefined ? 0 : Date.now() - seen.uat;
    // Seen under a clock that was ahead, they would be good until then.
    if (age > HOUR || age < 0) keySet.reload().catch(() => {});
    return keySet(header, token);
  };
}

export type IdTokenVerifier = ReturnType<typeof createIdTokenVerifier>;

function isOutage(error: jose.JOSEError): boolean {
  return (
    error instanceof jose.JWKSTimeout ||
    error instanceof jose.JWKSInvalid ||
    error.code === 'ERR_JOSE_GENERIC'
  );
}

function toUser({
  sub,
  iat,
  auth_time: authTime,
  email,
  email_verified: emailVerified,
  name,
}: JWTPayload): FirebaseUser {
  const isUid = typeof sub === 'string' && sub.length > 0 && sub.length <= 128;
  if (!isUid || typeof iat !== 'number' || typeof authTime !== 'number') {
    throw new SignInError('This sign-in token is malformed. Please sign in again.');
  }
  if (Math.max(iat, authTime) > Date.now() / 1000 + CLOCK_TOLERANCE) {
    throw new SignInError("The server's clock is slow: it takes no sign-in that was made just now.");
  }
  return {
    uid: sub,
    email: typeof email === 'string' ? lowerCase(email) : undefined,
    emailVerified: emailVerified === true,
    name: typeof name === 'string' ? name : undefined,
  };
}

/** In ASCII alone: to `toLowerCase`, the sign of kelvin in somebody's address is the k in another's. */
export function lowerCase(address: string): string {
  return address.replace(/[A-Z]/g, (letter) => letter.toLowerCase());
}
