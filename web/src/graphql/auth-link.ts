import { ApolloLink } from '@apollo/client';
import { CombinedGraphQLErrors, ServerError } from '@apollo/client/errors';
import { catchError, from, mergeMap, of, throwError } from 'rxjs';

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

/** Authorises operations whose context says `{ auth: true }`; a refused token is renewed and tried once more. */
export const authLink = new ApolloLink((operation, forward) => {
  if (!operation.getContext().auth) return forward(operation);

  const send = (fresh: boolean) =>
    from(getToken({ fresh })).pipe(
      mergeMap((token) => {
        if (token) operation.setContext({ headers: { authorization: `Bearer ${token}` } });
        return forward(operation);
      }),
    );

  return send(false).pipe(
    mergeMap((result) => (hasUnauthenticated(result.errors) ? send(true) : of(result))),
    catchError((error: unknown) => (isUnauthenticated(error) ? send(true) : throwError(() => error))),
  );
});

function isUnauthenticated(error: unknown) {
  if (ServerError.is(error)) return error.statusCode === 401;
  return CombinedGraphQLErrors.is(error) && hasUnauthenticated(error.errors);
}

function hasUnauthenticated(errors: ApolloLink.Result['errors']) {
  return errors?.some((error) => error.extensions?.code === 'UNAUTHENTICATED') === true;
}
