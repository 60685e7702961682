import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { ConfirmDialog } from '../../../components/confirm-dialog';

/** Asks before a link or the browser leads away from unsaved work. */
export function LeaveGuard({ isActive }: { isActive: boolean }) {
  const navigate = useNavigate();
  const [leave, setLeave] = useState<(() => void) | null>(null);

  useEffect(() => {
    if (!isActive) return;
    const ask = (goOn: () => void) =>
      setLeave(() => () => {
        release();
        goOn();
      });
    const holdLink = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      if (!link || !leadsAway(link, event)) return;
      event.preventDefault();
      event.stopPropagation();
      ask(() => void navigate(link.pathname + link.search + link.hash));
    };
    const holdPage = (event: BeforeUnloadEvent) => event.preventDefault();
    const releaseHistory = holdHistory(ask);
    document.addEventListener('click', holdLink, { capture: true });
    window.addEventListener('beforeunload', holdPage);
    function release() {
      releaseHistory();
      document.removeEventListener('click', holdLink, { capture: true });
      window.removeEventListener('beforeunload', holdPage);
    }
    return release;
  }, [isActive, navigate]);

  return (
    <ConfirmDialog
      open={leave !== null}
      title="Leave this page?"
      confirmLabel="Leave"
      onConfirm={() => leave?.()}
      onCancel={() => setLeave(null)}
      fallbackFocus={() => null}
    >
      What you have entered is kept for later, except images that are still being uploaded.
    </ConfirmDialog>
  );
}

function leadsAway(link: HTMLAnchorElement, { button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) {
  const inNewTab = link.target === '_blank' || button !== 0 || metaKey || ctrlKey || shiftKey || altKey;
  return !inNewTab && link.origin === location.origin && link.pathname !== location.pathname;
}

/**
 * Stops the browser's Back and Forward and asks, with the way to go there once released. React Router's own
 * `useBlocker` needs its data router, 16 kB for every visitor. A browser without the Navigation API does not ask.
 */
function holdHistory(ask: (leave: () => void) => void): () => void {
  if (!('navigation' in window)) return () => {};
  const { navigation } = window;

  function hold(event: NavigateEvent) {
    const { destination, navigationType, cancelable } = event;
    const leadsAway = new URL(destination.url).pathname !== location.pathname;
    if (navigationType !== 'traverse' || !cancelable || !leadsAway) return;
    event.preventDefault();
    ask(() => void navigation.traverseTo(destination.key));
  }

  navigation.addEventListener('navigate', hold);
  return () => navigation.removeEventListener('navigate', hold);
}
