import { Box, chakra } from '@chakra-ui/react';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { LongWait } from '../long-wait';

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

  if (left !== pathname) return null;
  return (
    <Box position="absolute" insetX="0" bg="bg.muted">
      <LongWait>
        <Bar role="progressbar" aria-label="Loading the page" />
      </LongWait>
    </Box>
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
