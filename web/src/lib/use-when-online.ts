import { useEffect, useEffectEvent } from 'react';

/** Calls each time that the browser is connected again. */
export function useWhenOnline(goOn: () => void): void {
  const onOnline = useEffectEvent(goOn);
  useEffect(() => {
    const online = () => onOnline();
    window.addEventListener('online', online);
    return () => window.removeEventListener('online', online);
  }, []);
}
