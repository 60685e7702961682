import { Center, Spinner } from '@chakra-ui/react';
import { Suspense, useEffect, useLayoutEffect } from 'react';
import { Outlet } from 'react-router-dom';
import { LongWait } from './long-wait';
import { typeAgain } from './typed-text';

/** Where a layout shows its page. The page before stays until the code of the next one has arrived. */
export function PageOutlet() {
  return (
    <Suspense fallback={<PageFallback />}>
      <Outlet />
      <Hydrated />
    </Suspense>
  );
}

/** Inside the page's own boundary, because only then its buttons work. start-app.ts holds back earlier clicks. */
function Hydrated() {
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

function PageFallback() {
  return (
    <Center minH="60dvh">
      <LongWait>
        <Spinner size="lg" color="brand.solid" role="status" aria-label="Loading" />
      </LongWait>
    </Center>
  );
}
