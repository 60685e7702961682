import { useApolloClient } from '@apollo/client/react';
import { Fragment, useEffect, useState, type ReactNode } from 'react';
import { createPath, Navigate, useLocation } from 'react-router-dom';
import { Loading } from '../../components/page/loading';
import { forgetPrivateData } from '../../graphql/forget';
import { paths } from '../../paths';
import { useAuth } from './auth-context';

/**
 * Shows its children to a signed-in user, anew to another one; others go to the login page, which brings
 * them back. What was read for the user is forgotten with the page, also when the user signs out in another tab;
 * only then there is a sudden end to tell, for one's own logout is `loading` first.
 */
export function RequireUser({ children }: { children: ReactNode }) {
  const { user, loading } = useAuth();
  const location = useLocation();
  const { cache } = useApolloClient();
  const uid = user?.uid;
  const isSignedIn = Boolean(user) && !loading;
  const [wasSignedIn, setSignedIn] = useState(false);
  if ((user || loading) && wasSignedIn !== isSignedIn) setSignedIn(isSignedIn);

  // Not at once: the page's queries, which still listen, would ask again.
  useEffect(() => () => queueMicrotask(() => forgetPrivateData(cache)), [cache, uid]);

  if (loading) return <Loading />;
  if (!user) {
    const state = { from: createPath(location), wasSignedIn };
    // What stands meanwhile stays while the code of the login page is on its way.
    return (
      <>
        <Loading />
        <Navigate to={paths.login} state={state} replace />
      </>
    );
  }
  return <Fragment key={uid}>{children}</Fragment>;
}
