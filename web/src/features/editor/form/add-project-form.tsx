import { useMutation } from '@apollo/client/react';
import { SubmitButton } from '../../../components/form/submit-button';
import { toast } from '../../../components/toaster';
import { CreateProjectDocument } from '../../../graphql/generated-dashboard';
import { forgetLists } from '../project-lists';
import { NEW_PROJECT } from './editing';
import { LeaveGuard } from '../unsaved/leave-guard';
import { ProjectForm } from './project-form';
import { useProjectForm, type CheckedFields } from './use-project-form';

type Props = { uid: string; onAdded: () => void };

export function AddProjectForm({ uid, onAdded }: Props) {
  const project = useProjectForm({ uid, name: 'new' }, NEW_PROJECT);
  const { isSubmitting } = project.form.formState;
  const [createProject] = useMutation(CreateProjectDocument, {
    context: { auth: true },
    update: forgetLists,
  });

  async function submit(fields: CheckedFields) {
    const stopLoading = toast.loading('Adding project...');
    const isAdded = await project.save(fields, {
      send: (data) => createProject({ variables: { data } }),
      failure: 'Failed to add project',
    });
    stopLoading();
    if (!isAdded) return;
    toast.success('Project added successfully!');
    onAdded();
  }

  return (
    <>
      <LeaveGuard isActive={project.isChanged} />
      <ProjectForm
        project={project}
        onSubmit={submit}
        actions={
          <SubmitButton
            isBusy={isSubmitting}
            busyLabel="Adding Project..."
            alignSelf={{ md: 'flex-start' }}
            minW="48"
          >
            Add Project
          </SubmitButton>
        }
      />
    </>
  );
}
