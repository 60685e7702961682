import { useEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { scrollBehavior } from '../lib/reduced-motion';
import { isRecord } from '../lib/storage/storage';
import { paths } from '../paths';
import { scrollToTop } from './scroll-to-top';
import { usePageFocus } from './use-page-focus';
import { useReturnFocus } from './use-return-focus';

/**
 * A new page starts at its top, or at the anchor its address names; a new page of the same list scrolls there
 * smoothly, but in the dashboard. Back and forward are left to the browser, but for the focus, and a dialog or a search
 * leaves the page where it stands.
 */
export function ScrollManager() {
  const location = useLocation();
  const { pathname, search, hash, key } = location;
  const navigation = useNavigationType();
  const shown = useRef(pathname);
  useReturnFocus();
  usePageFocus();
  const stays = isRecord(location.state) && Boolean(location.state.dialog ?? location.state.stays);

  useEffect(() => {
    const samePage = shown.current === pathname;
    shown.current = pathname;
    if (navigation === NavigationType.Pop || stays) return;
    // What is put in order there must not be lifted while the page moves.
    const isDashboard = pathname.startsWith(paths.dashboard);
    const behavior = samePage && !isDashboard ? scrollBehavior() : 'instant';
    if (!hash) return scrollToTop(behavior);
    anchorOf(hash)?.scrollIntoView({ behavior });
  }, [pathname, search, hash, key, stays, navigation]);

  return null;
}

/** A name that is no valid escape is none of ours. */
function anchorOf(hash: string): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    return null;
  }
}
