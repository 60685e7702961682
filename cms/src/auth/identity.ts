import { errors } from '@strapi/utils';
import { SignInError } from '../errors/errors';
import { isEditor } from './editors';
import type { FirebaseUser } from './id-tokens';

/** What REST, GraphQL and middlewares have in common of a koa context. */
export type RequestLike = {
  state: { firebaseUser?: Promise<FirebaseUser> };
  request: { headers: { authorization?: string } };
};

// The third part may be empty: emulator tokens carry no signature.
const BEARER = /^Bearer +([\w-]+\.[\w-]+\.[\w-]*)$/i;

/**
 * The Firebase user behind a request, verified once however often it is asked.
 * @throws SignInError without a valid token, ServiceUnavailableError when tokens cannot be checked
 */
export async function identify(ctx: RequestLike): Promise<FirebaseUser> {
  ctx.state.firebaseUser ??= verifyBearer(ctx.request.headers.authorization);
  return ctx.state.firebaseUser;
}

/** @throws ForbiddenError when the user may not change projects, or as `identify` */
export async function requireEditor(ctx: RequestLike): Promise<FirebaseUser> {
  const user = await identify(ctx);
  if (!canEdit(user)) throw new errors.PolicyError('Only the owner can change this site.');
  return user;
}

/**
 * Messages are personal data. So the `*` that lets every account edit projects lets nobody read them, but on
 * a developer's own machine.
 * @throws ForbiddenError when the user may not read messages, or as `identify`
 */
export async function requireMessageReader(ctx: RequestLike): Promise<FirebaseUser> {
  const user = await identify(ctx);
  if (!canReadMessages(user)) throw new errors.PolicyError('Only the owner can read messages.');
  return user;
}

export function canReadMessages(user: FirebaseUser): boolean {
  return isEditor(user, strapi.config.get('settings').messageReaders);
}

export function canEdit(user: FirebaseUser): boolean {
  return isEditor(user, strapi.config.get('settings').editors);
}

async function verifyBearer(header: string | undefined): Promise<FirebaseUser> {
  if (!header) throw new SignInError('Please sign in first.');
  const token = BEARER.exec(header)?.[1];
  if (!token) throw new SignInError('This sign-in token is malformed. Please sign in again.');
  return strapi.get('idTokenVerifier')(token);
}
