import { ApolloLink } from '@apollo/client';
import { CombinedGraphQLErrors, ServerError } from '@apollo/client/errors';
import { firstValueFrom, from } from 'rxjs';

declare module '@apollo/client' {
  interface DefaultContext {
    /** Send the account's ID token. Public reads never do: the cms answers them from its cache. */
    auth?: boolean;
  }
}

type TokenSource = (options: { fresh: boolean }) => Promise<string | null>;

let getToken: TokenSource = () => Promise.resolve(null);

export function setTokenSource(source: TokenSource) {
  getToken = source;
}

/** Sends a request with the account's ID token, and once more with a new one when the server refuses the first. */
export async function authorised<Answer>(
  send: (headers: Record<string, string>) => Promise<Answer>,
): Promise<Answer> {
  const attempt = async (fresh: boolean) => {
    const token = await getToken({ fresh });
    return send(token ? { authorization: `Bearer ${token}` } : {});
  };
  try {
    return await attempt(false);
  } catch (error) {
    if (isUnauthenticated(error)) return attempt(true);
    throw error;
  }
}

/** Authorises operations whose context says `{ auth: true }`. */
export const authLink = new ApolloLink((operation, forward) => {
  if (!operation.getContext().auth) return forward(operation);
  return from(
    authorised(async (headers) => {
      operation.setContext({ headers });
      const result = await firstValueFrom(forward(operation));
      const error = new CombinedGraphQLErrors(result);
      if (isUnauthenticated(error)) throw error;
      return result;
    }),
  );
});

function isUnauthenticated(error: unknown) {
  if (ServerError.is(error)) return error.statusCode === 401;
  return (
    CombinedGraphQLErrors.is(error) &&
    error.errors.some(({ extensions }) => extensions?.code === 'UNAUTHENTICATED')
  );
}
