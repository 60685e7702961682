import { errors } from '@strapi/utils';
import { identify, type RequestLike } from './identity';

/**
 * Lets every request through to GraphQL, whose route always authenticates: with or without a Firebase token, and when
 * Users & Permissions takes a database that does not answer for a missing right.
 * A bad token makes a visitor of its bearer, so that public reads work with an expired one; `can-edit` is
 * what protects the writes. No scope of Strapi's own routes is ever granted.
 */
export const firebaseStrategy = {
  name: 'firebase',
  async authenticate(ctx: RequestLike) {
    const credentials = ctx.request.headers.authorization ? await identify(ctx).catch(() => null) : null;
    return { authenticated: true, credentials };
  },
  verify() {
    throw new errors.ForbiddenError();
  },
};
