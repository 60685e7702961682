import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/** For a row of links that scrolls: the one of this page is in sight, and the page itself stays where it is. */
export function useCurrentLink() {
  const row = useRef<HTMLElement>(null);
  const shown = useRef<{ link: Element; left: number }>(null);
  useLocation();

  // With each render, and with each size: links and their badges may come later.
  useEffect(() => {
    const nav = row.current;
    if (!nav) return undefined;
    const show = () => {
      const link = nav.querySelector('[aria-current]');
      // Whoever scrolls the row finds it as he left it.
      const isScrolled = shown.current?.link === link && shown.current.left !== nav.scrollLeft;
      if (!link || isScrolled) return;
      nav.scrollTo({ left: nav.scrollLeft + middleOf(link) - middleOf(nav) });
      shown.current = { link, left: nav.scrollLeft };
    };
    show();
    const sizes = new ResizeObserver(show);
    for (const link of nav.children) sizes.observe(link);
    return () => sizes.disconnect();
  });

  return row;
}

function middleOf(element: Element): number {
  const { left, width } = element.getBoundingClientRect();
  return left + width / 2;
}
