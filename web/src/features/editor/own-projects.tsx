import { Box, SimpleGrid } from '@chakra-ui/react';
import { useRef, useState } from 'react';
import { ConfirmDialog } from '../../components/confirm-dialog';
import type { OwnProjectCard_projectFragment } from '../../graphql/generated-dashboard';
import { EditProjectDialog } from './edit-project-dialog';
import { OwnProjectCard } from './own-project-card';
import { Sortable } from './sortable';
import { SortableProject } from './sortable-project';
import { useDeleteProject } from './use-delete-project';
import { useEditedProject } from './use-edited-project';
import { useReorderProjects } from './use-reorder-projects';

type OwnProjectsProps = {
  uid: string;
  projects: OwnProjectCard_projectFragment[];
  canEdit: boolean;
  onDeleted: () => void;
};

export function OwnProjects({ uid, projects, canEdit, onDeleted }: OwnProjectsProps) {
  const grid = useRef<HTMLDivElement>(null);
  const { edited, isOpen, edit, close, reopen, forget } = useEditedProject();
  const [unwanted, setUnwanted] = useState<OwnProjectCard_projectFragment | null>(null);
  const { remove, deleting } = useDeleteProject({ projects, onDeleted });
  const reorder = useReorderProjects(projects);
  const projectOf = (id: string) => projects.find(({ documentId }) => documentId === id);

  async function confirm() {
    if (unwanted) await remove(unwanted.documentId);
    setUnwanted(null);
  }

  function card(project: OwnProjectCard_projectFragment) {
    return (
      <OwnProjectCard
        project={project}
        canEdit={canEdit}
        onEdit={() => edit(project)}
        onDelete={() => setUnwanted(project)}
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
        <SimpleGrid ref={grid} columns={{ base: 1, md: 2, lg: 3 }} gap="6" tabIndex={-1} outline="none">
          {projects.map((project) =>
            canEdit ? (
              <SortableProject key={project.documentId} id={project.documentId} title={project.title}>
                {card(project)}
              </SortableProject>
            ) : (
              <Box key={project.documentId}>{card(project)}</Box>
            ),
          )}
        </SimpleGrid>
      </Sortable>
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
      <ConfirmDialog
        open={unwanted !== null}
        title="Delete Project"
        confirmLabel="Delete"
        busy={deleting}
        onConfirm={() => void confirm()}
        onCancel={() => setUnwanted(null)}
        fallbackFocus={() => grid.current}
      >
        Are you sure you want to delete this project? This action cannot be undone.
      </ConfirmDialog>
    </>
  );
}
