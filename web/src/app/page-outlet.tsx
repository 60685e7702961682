import { Center, Spinner } from '@chakra-ui/react';
import { Suspense } from 'react';
import { Outlet } from 'react-router-dom';
import { Hydrated } from './hydrated';
import { LongWait } from './long-wait';

/** Where a layout shows its page. The page before stays until the code of the next one has arrived. */
export function PageOutlet() {
  return (
    <Suspense fallback={<PageFallback />}>
      <Outlet />
      <Hydrated />
    </Suspense>
  );
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
