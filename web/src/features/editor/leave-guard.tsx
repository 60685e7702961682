import { useEffect, useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { ConfirmDialog } from '../../components/confirm-dialog';

type LeaveGuardProps = { active: boolean; children: ReactNode };

/** Asks before a link or the browser leads away from unsaved work. */
export function LeaveGuard({ active, children }: LeaveGuardProps) {
  const navigate = useNavigate();
  const [target, setTarget] = useState<string | null>(null);

  useEffect(() => {
    if (!active) return;
    const holdLink = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      if (!link || !leadsAway(link, event)) return;
      event.preventDefault();
      event.stopPropagation();
      setTarget(link.pathname + link.search + link.hash);
    };
    const holdPage = (event: BeforeUnloadEvent) => event.preventDefault();
    document.addEventListener('click', holdLink, { capture: true });
    window.addEventListener('beforeunload', holdPage);
    return () => {
      document.removeEventListener('click', holdLink, { capture: true });
      window.removeEventListener('beforeunload', holdPage);
    };
  }, [active]);

  return (
    <ConfirmDialog
      open={target !== null}
      title="Leave this page?"
      confirmLabel="Leave"
      onConfirm={() => target && void navigate(target)}
      onCancel={() => setTarget(null)}
      fallbackFocus={() => null}
    >
      {children}
    </ConfirmDialog>
  );
}

function leadsAway(link: HTMLAnchorElement, { button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) {
  const inNewTab = link.target === '_blank' || button !== 0 || metaKey || ctrlKey || shiftKey || altKey;
  return !inNewTab && link.origin === location.origin && link.pathname !== location.pathname;
}
