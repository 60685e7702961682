import { useEffect } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { focusPage, watchFocus } from '../components/page/focus-page';
import { useAuth } from '../features/auth/auth-context';

/**
 * What had the focus may be gone with its page, or with who was signed in. Back and forward are left to
 * `useReturnFocus`.
 */
export function usePageFocus(): void {
  const { pathname } = useLocation();
  const navigation = useNavigationType();
  const { user } = useAuth();
  const isSignedIn = user !== null;

  useEffect(watchFocus, []);

  useEffect(() => {
    // After what the page gives the focus itself.
    if (navigation !== NavigationType.Pop) queueMicrotask(focusPage);
  }, [pathname, navigation]);

  useEffect(() => {
    if (!isSignedIn) queueMicrotask(focusPage);
  }, [isSignedIn]);
}
