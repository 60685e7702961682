import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate, type Location } from 'react-router-dom';
import type { OwnProjectCard_projectFragment } from '../../graphql/generated-dashboard';

type Project = OwnProjectCard_projectFragment;

/**
 * The project whose dialog is open. That is an entry of the history, so that Back closes the dialog; Forward and a
 * reload open nothing, for the project may have changed since.
 */
export function useEditedProject() {
  const navigate = useNavigate();
  const { pathname, state } = useLocation() as Location<{ dialog?: unknown } | null>;
  const [edited, setEdited] = useState<{ project: Project; openedAt: number } | null>(null);
  const shown = useRef<unknown>(null);

  useEffect(() => {
    shown.current = state?.dialog;
    return () => {
      shown.current = null;
    };
  }, [state?.dialog]);

  return {
    edited,
    isOpen: edited !== null && edited.openedAt === state?.dialog,
    edit(project: Project) {
      const openedAt = Date.now();
      setEdited({ project, openedAt });
      void navigate(pathname, { state: { dialog: openedAt } });
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
