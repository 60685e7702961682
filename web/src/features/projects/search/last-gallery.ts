import { useEffect } from 'react';
import { paths } from '../../../paths';

let last: string = paths.portfolio;

/** The way back to the gallery leads to what was shown there. */
export function useNotedGallery(address: string): void {
  useEffect(() => {
    last = address;
  }, [address]);
}

/** In the browser; on the server, the gallery as it begins. */
export function lastGallery(): string {
  return last;
}
