import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { OwnProjectCard_projectFragment } from '../../../graphql/generated-dashboard';
import { isRecord } from '../../../lib/storage/storage';

type Project = OwnProjectCard_projectFragment;

/**
 * The project whose dialog is open. That is an entry of the history, so that Back closes the dialog; Forward and a
 * reload open nothing, for the project may have changed since.
 */
export function useEditedProject() {
  const navigate = useNavigate();
  const location = useLocation();
  const dialog = dialogOf(location.state);
  const [edited, setEdited] = useState<{ project: Project; openedAt: number } | null>(null);
  const shown = useRef<unknown>(null);

  useEffect(() => {
    shown.current = dialog;
    return () => {
      shown.current = null;
    };
  }, [dialog]);

  return {
    edited,
    isOpen: edited !== null && edited.openedAt === dialog,
    edit(project: Project) {
      const openedAt = Date.now();
      setEdited({ project, openedAt });
      void navigate(location.pathname + location.search, { state: { dialog: openedAt } });
    },
    /** Once, and not when Back has closed it meanwhile: another step back would leave the page. */
    close() {
      if (!edited || shown.current !== edited.openedAt) return;
      shown.current = null;
      void navigate(-1);
    },
    /** After Back. */
    reopen: () => void navigate(1),
    /** Once the dialog has gone from the screen. */
    forget: () => setEdited(null),
  };
}

function dialogOf(state: unknown): unknown {
  return isRecord(state) ? state.dialog : undefined;
}
