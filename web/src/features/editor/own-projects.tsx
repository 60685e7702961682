import { SimpleGrid } from '@chakra-ui/react';
import { useRef, useState } from 'react';
import { ConfirmDialog } from '../../components/confirm-dialog';
import type { OwnProjectCard_projectFragment } from '../../graphql/generated';
import { EditProjectDialog } from './edit-project-dialog';
import { OwnProjectCard } from './own-project-card';
import { useDeleteProject } from './use-delete-project';

type OwnProjectsProps = { projects: OwnProjectCard_projectFragment[]; canEdit: boolean };

export function OwnProjects({ projects, canEdit }: OwnProjectsProps) {
  const grid = useRef<HTMLDivElement>(null);
  const [edited, setEdited] = useState<OwnProjectCard_projectFragment | null>(null);
  const [unwanted, setUnwanted] = useState<OwnProjectCard_projectFragment | null>(null);
  const { remove, deleting } = useDeleteProject();

  async function confirm() {
    if (unwanted) await remove(unwanted.documentId);
    setUnwanted(null);
  }

  return (
    <>
      <SimpleGrid ref={grid} columns={{ base: 1, md: 2, lg: 3 }} gap="6" tabIndex={-1} outline="none">
        {projects.map((project) => (
          <OwnProjectCard
            key={project.documentId}
            project={project}
            canEdit={canEdit}
            onEdit={() => setEdited(project)}
            onDelete={() => setUnwanted(project)}
          />
        ))}
      </SimpleGrid>
      {edited && <EditProjectDialog project={edited} onClosed={() => setEdited(null)} />}
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
