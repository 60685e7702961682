import { useState } from 'react';
import { useLocation, useNavigate, type Location } from 'react-router-dom';
import type { OwnProjectCard_projectFragment } from '../../graphql/generated-dashboard';

type Project = OwnProjectCard_projectFragment;

/** The project whose dialog is open. That is an entry of the history, so that Back closes the dialog. */
export function useEditedProject(projects: Project[]) {
  const navigate = useNavigate();
  const { pathname, state } = useLocation() as Location<{ dialog?: unknown } | null>;
  const open = projects.find(({ documentId }) => documentId === state?.dialog);
  // As it was when the dialog opened: what is loaded meanwhile must not change a form that is being filled in.
  const [edited, setEdited] = useState<Project | null>(null);
  const [count, setCount] = useState(0);
  if (!edited && open) setEdited(open);

  return {
    edited,
    /** Tells one opening from the next, which may come before the last one has gone from the screen. */
    count,
    isOpen: edited !== null && edited.documentId === open?.documentId,
    edit(project: Project) {
      setEdited(project);
      setCount(count + 1);
      void navigate(pathname, { state: { dialog: project.documentId } });
    },
    close: () => void navigate(-1),
    /** After Back. */
    reopen: () => void navigate(1),
    /** Once the dialog has gone from the screen. */
    forget: () => setEdited(null),
  };
}
