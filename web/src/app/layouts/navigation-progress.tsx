import { chakra, Link } from '@chakra-ui/react';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { LONG_WAIT } from '../../lib/code/long-wait';

/** The page before stays until the next one is there, whose address shows already: tells that something happens. */
export function NavigationProgress() {
  const { pathname } = useLocation();
  const [left, setLeft] = useState('');

  useEffect(() => {
    const look = () => setLeft(location.pathname === pathname ? '' : pathname);
    addEventListener('click', look);
    return () => {
      removeEventListener('click', look);
      setLeft('');
    };
  }, [pathname]);

  return left === pathname && <Waiting />;
}

/** Code that hangs cannot be asked for again but by loading the page anew. */
function Waiting() {
  const [isLong, setLong] = useState(false);

  useEffect(() => {
    const timer = setTimeout(() => setLong(true), LONG_WAIT);
    return () => clearTimeout(timer);
  }, []);

  if (!isLong) return <Bar role="progressbar" aria-label="Loading the page" />;
  return (
    <Notice role="alert">
      Loading takes unusually long.{' '}
      <Link asChild variant="underline">
        <button type="button" onClick={() => location.reload()}>
          Try again
        </button>
      </Link>
    </Notice>
  );
}

const Bar = chakra('div', {
  base: {
    position: 'absolute',
    insetX: '0',
    h: '2px',
    bg: 'brand.solid',
    transformOrigin: 'left',
    animation: 'advance 8s {easings.out} both',
    _motionReduce: { animation: 'pulse' },
  },
});

const Notice = chakra('p', {
  base: { position: 'absolute', insetX: '0', p: '4', textAlign: 'center', bg: 'bg.muted' },
});
