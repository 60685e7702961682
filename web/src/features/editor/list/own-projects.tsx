import { Box, SimpleGrid } from '@chakra-ui/react';
import { useRef, useState, type ComponentProps } from 'react';
import { ConfirmDialog } from '../../../components/confirm-dialog';
import { useConfirmedDeletion } from '../../../components/use-confirmed-deletion';
import type { OwnProjectCard_projectFragment } from '../../../graphql/generated-dashboard';
import { EditProjectDialog } from '../form/edit-project-dialog';
import { ProjectMenu } from '../publishing/project-menu';
import { Sortable } from '../sortable';
import type { ListPlace } from './list-place';
import { movesFrom } from './moves';
import { OwnProjectCard } from './own-project-card';
import { SortableProject } from './sortable-project';
import { useEditedProject } from './use-edited-project';
import { useDeleteProject, useMoveProject, useReorderProjects } from './use-own-projects';

type Props = {
  uid: string;
  projects: OwnProjectCard_projectFragment[];
  place: ListPlace;
  pageCount: number;
  pageSize: number;
  canEdit: boolean;
  canSort: boolean;
  /** While another page is loaded. */
  isBusy: boolean;
  onDeleted: (documentId: string) => void;
  onRestored: (documentId: string) => void;
};

export function OwnProjects(props: Props) {
  const { uid, projects, place, canEdit, canSort, isBusy } = props;
  const grid = useRef<HTMLDivElement>(null);
  const menus = useRef<HTMLDivElement>(null);
  const { edited, isOpen, edit, close, reopen, forget } = useEditedProject();
  const { ask, dialog } = useConfirmedDeletion(useDeleteProject(props));
  const reorder = useReorderProjects(projects, place.page);
  const [moved, setMoved] = useState<string>();
  const move = useMoveProject(setMoved);
  const projectOf = (id: string) => projects.find(({ documentId }) => documentId === id);

  function card(project: OwnProjectCard_projectFragment) {
    const moves = movesFrom(projects.indexOf(project), place, props);
    return (
      <OwnProjectCard
        project={project}
        canEdit={canEdit}
        menu={
          <ProjectMenu
            project={project}
            moves={moves}
            menus={menus}
            hasMoved={!isBusy && project.documentId === moved}
            onMove={(to) =>
              void (canSort && to.page === place.page
                ? reorder(project.documentId, to.place)
                : move(project, to))
            }
          />
        }
        onEdit={() => edit(project)}
        onDelete={() => ask(project.documentId)}
      />
    );
  }

  return (
    <>
      <Sortable
        ids={projects.map(({ documentId }) => documentId)}
        nameOf={(id) => projectOf(id)?.title ?? ''}
        onMove={(id, to) => void reorder(id, to)}
        overlay={(id) => {
          const project = projectOf(id);
          return project && <Box boxShadow="lg">{card(project)}</Box>;
        }}
      >
        <Grid ref={grid} isBusy={isBusy}>
          {projects.map((project) =>
            canSort ? (
              <SortableProject key={project.documentId} id={project.documentId} title={project.title}>
                {card(project)}
              </SortableProject>
            ) : (
              <Box key={project.documentId}>{card(project)}</Box>
            ),
          )}
        </Grid>
      </Sortable>
      <Box ref={menus} display="contents" />
      {canEdit && edited && (
        <EditProjectDialog
          key={edited.openedAt}
          uid={uid}
          project={edited.project}
          isOpen={isOpen}
          onClose={close}
          onReopen={reopen}
          onClosed={forget}
        />
      )}
      <DeleteProjectDialog {...dialog} fallbackFocus={() => grid.current} />
    </>
  );
}

function Grid({ isBusy, ...props }: ComponentProps<typeof SimpleGrid> & { isBusy: boolean }) {
  return (
    <SimpleGrid
      columns={{ base: 1, md: 2, lg: 3 }}
      gap="6"
      tabIndex={-1}
      outline="none"
      aria-busy={isBusy}
      opacity={isBusy ? 0.6 : 1}
      transition="opacity {durations.fast}"
      {...props}
    />
  );
}

type DialogProps = Pick<
  ComponentProps<typeof ConfirmDialog>,
  'open' | 'isBusy' | 'onConfirm' | 'onCancel' | 'fallbackFocus'
>;

function DeleteProjectDialog(props: DialogProps) {
  return (
    <ConfirmDialog
      title="Delete Project"
      note="For visitors it is gone at once; for you it stays in Recently deleted for 30 days."
      confirmLabel="Delete"
      {...props}
    >
      Are you sure you want to delete this project? This action cannot be undone.
    </ConfirmDialog>
  );
}
