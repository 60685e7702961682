import { useEffect, useRef } from 'react';
import { isRecord } from '../lib/storage';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

/**
 * A new page starts at its top, or at the anchor its address names; a new page of the same list scrolls there
 * smoothly (theme.ts). Back and forward are left to the browser, a dialog opens over the page as it stands, and an
 * address that follows what is typed into a search moves nothing.
 */
export function ScrollManager() {
  const location = useLocation();
  const { pathname, search, hash, key } = location;
  const navigation = useNavigationType();
  const shown = useRef(pathname);
  const isDialog = isRecord(location.state) && Boolean(location.state.dialog);

  useEffect(() => {
    const samePage = shown.current === pathname;
    shown.current = pathname;
    const follows = samePage && navigation === NavigationType.Replace;
    if (navigation === NavigationType.Pop || isDialog || follows) return;
    if (hash) document.getElementById(hash.slice(1))?.scrollIntoView();
    else scrollTo({ top: 0, behavior: samePage ? 'auto' : 'instant' });
  }, [pathname, search, hash, key, isDialog, navigation]);

  return null;
}
