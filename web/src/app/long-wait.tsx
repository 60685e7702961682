import { chakra, Link } from '@chakra-ui/react';
import { useEffect, useState, type PropsWithChildren } from 'react';
import { LONG_WAIT } from '../lib/code/long-wait';

/** Something that tells of code on its way, until that takes too long: what hangs is asked for anew by a reload only. */
export function LongWait({ children }: PropsWithChildren) {
  const [isLong, setLong] = useState(false);

  useEffect(() => {
    const timer = setTimeout(() => setLong(true), LONG_WAIT);
    return () => clearTimeout(timer);
  }, []);

  if (!isLong) return children;
  return (
    <chakra.p role="alert" p="4" textAlign="center">
      Loading takes unusually long.{' '}
      <Link asChild variant="underline">
        <button type="button" onClick={() => location.reload()}>
          Try again
        </button>
      </Link>
    </chakra.p>
  );
}
