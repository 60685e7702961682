import { useEffect } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { focusPage } from '../components/page/focus-page';

/** What had the focus may be gone with its page; back and forward are left to `useReturnFocus`. */
export function usePageFocus(): void {
  const { key } = useLocation();
  const navigation = useNavigationType();

  useEffect(() => {
    if (navigation !== NavigationType.Pop) focusPage();
  }, [key, navigation]);
}
