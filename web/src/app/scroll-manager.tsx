import { useEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

/**
 * A new page starts at its top, or at the anchor its address names; a new page of the same list scrolls there
 * smoothly (theme.ts). Back and forward are left to the browser.
 */
export function ScrollManager() {
  const { pathname, search, hash, key } = useLocation();
  const navigation = useNavigationType();
  const shown = useRef(pathname);

  useEffect(() => {
    const samePage = shown.current === pathname;
    shown.current = pathname;
    if (navigation === NavigationType.Pop) return;
    if (hash) document.getElementById(hash.slice(1))?.scrollIntoView();
    else scrollTo({ top: 0, behavior: samePage ? 'auto' : 'instant' });
  }, [pathname, search, hash, key, navigation]);

  return null;
}
