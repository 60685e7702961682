import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { Loading } from '../../components/loading';
import { paths } from '../../paths';
import { useAuth } from './auth-context';

/** Shows its children to a signed-in user; others go to the login page, which brings them back. */
export function RequireUser({ children }: { children: ReactNode }) {
  const { user, loading } = useAuth();
  const location = useLocation();

  if (loading) return <Loading />;
  if (!user) return <Navigate to={paths.login} state={{ from: location }} replace />;
  return children;
}
