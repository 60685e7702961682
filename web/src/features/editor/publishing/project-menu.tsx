import { useLazyQuery } from '@apollo/client/react';
import { IconButton, Menu, Portal } from '@chakra-ui/react';
import { EllipsisIcon } from 'lucide-react';
import { useEffect, useRef, useState, type RefObject } from 'react';
import { ConfirmDialog } from '../../../components/confirm-dialog';
import { followLink } from '../../../components/follow-link';
import { isFocusLost, useBusyFocus } from '../../../components/form/use-busy-focus';
import { Link } from '../../../components/links/link';
import { menuPanel } from '../../../components/menu-panel';
import {
  PreviewAddressDocument,
  type OwnProjectCard_projectFragment,
} from '../../../graphql/generated-dashboard';
import { TOUCH } from '../../../theme/touch';
import type { Move } from '../list/moves';
import { historyAddress } from '../versions/history-address';
import { PreviewLinks } from './preview-links';
import { ScheduleForm } from './schedule-form';
import { TaskDialog } from './task-dialog';
import { usePublication } from './use-publication';

type Props = {
  project: OwnProjectCard_projectFragment;
  moves: readonly Move[];
  /** Where it opens: the card would cut it off, and at the end of the document it would belong to no landmark. */
  menus: RefObject<HTMLElement | null>;
  /** It has just come here: the focus follows it, unless it is elsewhere already. */
  hasMoved: boolean;
  onMove: (move: Move) => void;
};

type Task = 'unpublish' | 'schedule' | 'share';

/** What can be done with a project besides editing and deleting it. */
export function ProjectMenu({ project, moves, menus, hasMoved, onMove }: Props) {
  const { documentId, status, title } = project;
  const trigger = useRef<HTMLButtonElement>(null);
  const [task, setTask] = useState<Task | null>(null);
  const { isBusy, publish, unpublish, discard } = usePublication(project);
  const [askAddress, { data: preview }] = useLazyQuery(PreviewAddressDocument, {
    // Good for an hour.
    fetchPolicy: 'no-cache',
  });

  useEffect(() => {
    if (hasMoved) returnFocus();
  }, [hasMoved]);

  useBusyFocus(trigger, isBusy);

  function returnFocus() {
    if (isFocusLost(trigger.current)) trigger.current?.focus();
  }

  const isPending = status !== 'PUBLISHED';
  const actions = [
    isPending && { label: status === 'DRAFT' ? 'Publish' : 'Publish changes', run: publish },
    isPending && { label: 'Schedule', run: () => setTask('schedule') },
    status === 'MODIFIED' && { label: 'Discard changes', run: discard },
    status !== 'DRAFT' && { label: 'Unpublish', run: () => setTask('unpublish') },
    { label: 'Link for a friend', run: () => setTask('share') },
    ...moves.map((move) => ({ label: move.label, run: () => onMove(move) })),
  ].filter((action) => action !== false);

  function prepare() {
    // The address must be there when the link is followed: a window that opens later is held back by browsers.
    askAddress({ variables: { documentId }, context: { auth: true } }).catch(() => undefined);
  }

  return (
    <>
      <Menu.Root
        unstyled
        lazyMount
        unmountOnExit
        navigate={followLink}
        positioning={{ placement: 'bottom-end' }}
        onOpenChange={({ open }) => open && prepare()}
        onExitComplete={returnFocus}
      >
        <Menu.Trigger asChild>
          <IconButton
            ref={trigger}
            aria-label={`More for ${title}`}
            size="sm"
            variant="ghost"
            loading={isBusy}
          >
            <EllipsisIcon />
          </IconButton>
        </Menu.Trigger>
        <Portal container={menus}>
          <Menu.Positioner>
            <Menu.Content css={menuPanel}>
              <Menu.Item value="Open preview" css={item} disabled={!preview} asChild>
                <a href={preview?.previewAddress} target="_blank" rel="noreferrer">
                  Open preview
                </a>
              </Menu.Item>
              {actions.map(({ label, run }) => (
                <Menu.Item key={label} value={label} css={item} onSelect={run}>
                  {label}
                </Menu.Item>
              ))}
              <Menu.Item value="History" css={item} asChild>
                <Link to={historyAddress(documentId)}>History</Link>
              </Menu.Item>
            </Menu.Content>
          </Menu.Positioner>
        </Portal>
      </Menu.Root>
      <Tasks
        project={project}
        task={task}
        isBusy={isBusy}
        onUnpublish={unpublish}
        onClose={() => setTask(null)}
        finalFocus={() => trigger.current}
      />
    </>
  );
}

type TasksProps = Pick<Props, 'project'> & {
  task: Task | null;
  isBusy: boolean;
  onUnpublish: () => Promise<unknown>;
  onClose: () => void;
  finalFocus: () => HTMLElement | null;
};

/** What is asked before it is done. */
function Tasks({ project, task, isBusy, onUnpublish, onClose, finalFocus }: TasksProps) {
  const dialog = { onClose, finalFocus };
  return (
    <>
      <TaskDialog title={`Schedule ${project.title}`} isOpen={task === 'schedule'} {...dialog}>
        <ScheduleForm project={project} onClose={onClose} />
      </TaskDialog>
      <TaskDialog title={`Link to ${project.title}`} isOpen={task === 'share'} {...dialog}>
        <PreviewLinks documentId={project.documentId} />
      </TaskDialog>
      <ConfirmDialog
        open={task === 'unpublish'}
        title="Unpublish Project"
        confirmLabel="Unpublish"
        isBusy={isBusy}
        onConfirm={() => void onUnpublish().then(onClose)}
        onCancel={onClose}
        fallbackFocus={finalFocus}
      >
        Visitors will be told that its page does not exist. Its address stays reserved, and it stays here as a
        draft.
      </ConfirmDialog>
    </>
  );
}

const item = {
  display: 'block',
  px: '3',
  py: '2',
  [TOUCH]: { py: '3' },
  borderRadius: 'sm',
  textStyle: 'sm',
  cursor: 'button',
  _disabled: { opacity: 0.5 },
};
