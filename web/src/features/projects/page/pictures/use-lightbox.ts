import { useEffect, useRef, useState, type ComponentType, type MouseEvent, type RefObject } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { loadCode } from '../../../../lib/code/load-code';
import { isRecord } from '../../../../lib/storage/storage';
import { STAYS } from '../../../../paths';
import type { Lightbox } from './lightbox';

type LoadedLightbox = ComponentType<Parameters<typeof Lightbox>[0]>;

const loadLightbox = () => loadCode(() => import('./lightbox'));

/**
 * The picture that is open is an entry of the history, as in an app: Back closes it, Forward and a reload open it.
 * @param section whose links, in their order, are the pictures
 */
export function useLightbox(section: RefObject<HTMLDivElement | null>) {
  const navigate = useNavigate();
  const { pathname, search, hash, ...location } = useLocation();
  const [Loaded, setLoaded] = useState<LoadedLightbox>();
  const shown = shownIn(location.state);
  /** Of two quick clicks only one makes an entry, and of two presses of Escape only one goes back. */
  const isMoving = useRef(false);

  useEffect(() => {
    isMoving.current = false;
    const links = section.current?.querySelectorAll('a');
    if (shown === undefined || !links) return;
    loadLightbox().then(
      (code) => setLoaded(() => code.Lightbox),
      () => {},
    );
    return () => links[shown]?.focus({ preventScroll: true });
  }, [shown, section]);

  async function open(event: MouseEvent<HTMLAnchorElement>, picture: number) {
    if (event.altKey || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    const link = event.currentTarget;
    if (isMoving.current) return;
    isMoving.current = true;
    try {
      await loadLightbox();
      // The visitor may have gone on meanwhile.
      if (link.isConnected) await navigate({ pathname, search, hash }, { state: { ...STAYS, picture } });
    } catch {
      isMoving.current = false;
      window.location.assign(link.href);
    }
  }

  function close() {
    if (isMoving.current) return;
    isMoving.current = true;
    void navigate(-1);
  }

  return { Lightbox: Loaded, shown, open, close };
}

function shownIn(state: unknown): number | undefined {
  return isRecord(state) && typeof state.picture === 'number' ? state.picture : undefined;
}

/** Loaded with the next touch when it cannot be had now: for who only points at a picture, no page is loaded anew. */
export function prepareLightbox() {
  import('./lightbox').catch(() => {});
}
