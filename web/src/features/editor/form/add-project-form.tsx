import { useMutation } from '@apollo/client/react';
import { SubmitButton } from '../../../components/form/submit-button';
import { toast } from '../../../components/toaster';
import { CreateProjectDocument, type CreateProjectMutation } from '../../../graphql/generated-dashboard';
import { forgetLists } from '../project-lists';
import { NEW_PROJECT } from './editing';
import { LeaveGuard } from '../unsaved/leave-guard';
import { ProjectForm } from './project-form';
import type { CheckedFields } from './check-editing';
import { useProjectForm } from './use-project-form';

export type AddedProject = CreateProjectMutation['createProject'];

type Props = { uid: string; onAdded: (project: AddedProject) => void };

export function AddProjectForm({ uid, onAdded }: Props) {
  const project = useProjectForm({ uid, name: 'new' }, NEW_PROJECT);
  const { isSubmitting } = project.form.formState;
  const [createProject] = useMutation(CreateProjectDocument, {
    context: { auth: true },
    update: forgetLists,
  });

  async function submit(fields: CheckedFields) {
    const stopLoading = toast.loading('Adding project...');
    let added: AddedProject | undefined;
    await project.save(fields, {
      send: async (data) => {
        added = (await createProject({ variables: { data } })).data?.createProject;
      },
      failure: 'Failed to add project',
    });
    stopLoading();
    if (!added) return;
    toast.success('Project added successfully!');
    onAdded(added);
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
