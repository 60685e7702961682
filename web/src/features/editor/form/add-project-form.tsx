import { HStack } from '@chakra-ui/react';
import { SubmitButton } from '../../../components/form/submit-button';
import { toast } from '../../../components/toasts/toaster';
import type { PublicationStatus } from '../../../graphql/generated-dashboard';
import { LeaveGuard } from '../unsaved/leave-guard';
import { AddedNotice } from './added-notice';
import { NEW_PROJECT, type AddedProject } from './editing/editing';
import { ProjectForm } from './project-form';
import { SaveDraftButton } from './saving/save-draft-button';
import { useCreateProject } from './saving/use-create-project';
import { TYPED_SINCE, useSaving } from './saving/use-saving';
import { useProjectForm } from './use-project-form';

type Props = { uid: string; onAdded: (project: AddedProject) => void };

const TOASTS = {
  PUBLISHED: { loading: 'Adding project...', success: 'Project added successfully!' },
  DRAFT: { loading: 'Saving draft...', success: 'Saved as a draft' },
};

export function AddProjectForm({ uid, onAdded }: Props) {
  const project = useProjectForm({ uid, name: 'new' }, NEW_PROJECT);
  const { create, addedElsewhere, renew } = useCreateProject(project);
  const saving = useSaving(project, {
    begin: (status) => toast.loading(TOASTS[status].loading),
    send: create,
    // The notice tells it.
    onConflict: () => Promise.resolve(),
    failure: 'Failed to add project',
  });

  async function add(status: PublicationStatus) {
    const added = await saving.save(status);
    if (!added) return;
    tell(TOASTS[status].success, added);
    onAdded(added);
  }

  function tell(title: string, added: AddedProject) {
    if (project.isFinished()) return toast.success(title);
    project.handOver(added);
    toast.success(title, { description: `${TYPED_SINCE} It waits for you under ‘Edit Project’.` });
  }

  function addAnother() {
    renew();
    void add(project.form.getValues('target'));
  }

  return (
    <>
      <LeaveGuard isActive={project.isChanged} />
      <ProjectForm
        project={project}
        saving={saving}
        onSubmit={() => void add('PUBLISHED')}
        onStartOver={() => project.startOver()}
        actions={
          <>
            {addedElsewhere && <AddedNotice title={addedElsewhere.title} onAddAnother={addAnother} />}
            <HStack gap="3" wrap="wrap" css={{ '& > *': { flexGrow: { base: 1, sm: 0 } } }}>
              <SubmitButton
                isBusy={saving.savingAs === 'PUBLISHED'}
                busyLabel="Adding Project..."
                disabled={saving.isSaving}
                minW="min(12rem, 100%)"
              >
                Add Project
              </SubmitButton>
              <SaveDraftButton saving={saving} onClick={() => void add('DRAFT')} />
            </HStack>
          </>
        }
      />
    </>
  );
}
