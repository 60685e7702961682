import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/** For a row of links that scrolls: the one of this page is in sight, and the page itself stays where it is. */
export function useCurrentLink() {
  const row = useRef<HTMLElement>(null);
  const shown = useRef<Element>(null);
  useLocation();

  // With each render: links may come later. Whoever scrolls the row finds it as he left it.
  useEffect(() => {
    const link = row.current?.querySelector('[aria-current]') ?? null;
    if (row.current && link && link !== shown.current) {
      row.current.scrollTo({ left: row.current.scrollLeft + middleOf(link) - middleOf(row.current) });
    }
    shown.current = link;
  });

  return row;
}

function middleOf(element: Element): number {
  const { left, width } = element.getBoundingClientRect();
  return left + width / 2;
}
