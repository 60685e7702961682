import { useEffect, useRef, type FocusEvent } from 'react';

/**
 * A link that narrows down may be gone with what it has done: then the same filter has the focus, where it stands now,
 * or else what tells how much is found.
 */
export function useKeptFocus() {
  const results = useRef<HTMLDivElement>(null);
  const focused = useRef<HTMLElement>(null);

  useEffect(() => {
    const before = focused.current;
    if (!before || before.isConnected || document.activeElement !== document.body) return;
    focused.current = null;
    const { filter } = before.dataset;
    const filters = results.current?.querySelectorAll<HTMLElement>('[data-filter]') ?? [];
    const same = filter && [...filters].find((link) => link.dataset.filter === filter);
    const next = same || results.current?.querySelector<HTMLElement>('[role=status]');
    if (same) showFolded(same);
    next?.focus({ preventScroll: !same });
  });

  return {
    ref: results,
    onFocus({ target }: FocusEvent<HTMLElement>) {
      focused.current = target;
    },
  };
}

function showFolded(link: HTMLElement) {
  const fold = link.closest('details');
  if (fold) fold.open = true;
}
