import { useEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

/** A link among all that lead to the same place, and where the page stood. */
type Followed = { href: string; index: number; top: number };

/** Back on a page, the link by which it was left has the focus again, as on pages that browsers keep whole. */
export function useReturnFocus(): void {
  const { key, pathname } = useLocation();
  const navigation = useNavigationType();
  const followed = useRef(new Map<string, Followed>());
  const shown = useRef(pathname);

  useEffect(() => {
    function note({ target }: MouseEvent) {
      const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[href]');
      if (!link) return;
      const { href } = link;
      followed.current.set(key, { href, index: linksTo(href).indexOf(link), top: scrollY });
    }
    document.addEventListener('click', note, true);
    return () => document.removeEventListener('click', note, true);
  }, [key]);

  useEffect(() => {
    const isSamePage = shown.current === pathname;
    shown.current = pathname;
    const left = followed.current.get(key);
    if (navigation !== NavigationType.Pop || isSamePage || !left) return;
    // Only then has the browser gone to the anchor in the address, where it leaves the focus of before behind.
    const frame = requestAnimationFrame(() => {
      linksTo(left.href)[left.index]?.focus({ preventScroll: true });
      // Browsers do so by themselves only when all of the page is there in time.
      scrollTo({ top: left.top, behavior: 'instant' });
    });
    return () => cancelAnimationFrame(frame);
  }, [key, pathname, navigation]);
}

function linksTo(address: string) {
  return Array.from(document.links).filter(({ href }) => href === address);
}
