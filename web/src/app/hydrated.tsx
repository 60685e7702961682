import { useEffect, useLayoutEffect } from 'react';
import { typeAgain } from './typed-text';

/** Stands in the page's own boundary, because only then its buttons work. start-app.ts holds back earlier clicks. */
export function Hydrated() {
  // Not within an effect, where React would not render what an event changes.
  useLayoutEffect(() => queueMicrotask(typeAgain), []);

  useEffect(() => {
    // Clicks find rendered what was typed before them.
    setTimeout(() => {
      document.documentElement.dataset.hydrated = '';
      dispatchEvent(new Event('hydrated'));
    });
  }, []);
  return null;
}
