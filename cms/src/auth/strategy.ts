import { errors } from '@strapi/utils';
import { identify, type RequestLike } from './identity';

/**
 * Lets a request with a Firebase token through to GraphQL, whose route always authenticates.
 * A bad token makes a visitor of its bearer, so that public reads work with an expired one; `can-edit` is
 * what protects the writes. No scope of Strapi's own routes is ever granted.
 */
export const firebaseStrategy = {
  name: 'firebase',
  async authenticate(ctx: RequestLike) {
    if (!ctx.request.headers.authorization) return { authenticated: false };
    const credentials = await identify(ctx).catch(() => null);
    return { authenticated: true, credentials };
  },
  verify() {
    throw new errors.ForbiddenError();
  },
};
