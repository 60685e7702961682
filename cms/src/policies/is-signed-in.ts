import { identify, type RequestLike } from '../auth/identity';

/** Has the bearer of this request an account? In GraphQL the koa context is under `http`. */
export default async function isSignedIn(context: RequestLike & { http?: RequestLike }): Promise<boolean> {
  await identify(context.http ?? context);
  return true;
}
