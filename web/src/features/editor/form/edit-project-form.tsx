import { useApolloClient } from '@apollo/client/react';
import { useEffect, useEffectEvent, useState } from 'react';
import { toast } from '../../../components/toasts/toaster';
import type {
  OwnProjectCard_projectFragment,
  ProjectInput,
  PublicationStatus,
} from '../../../graphql/generated-dashboard';
import { ConflictChoice } from './conflict/conflict-choice';
import { UpdatedNotice } from './conflict/updated-notice';
import { useConflict } from './conflict/use-conflict';
import { EditActions } from './edit-actions';
import type { Base } from './editing/editing';
import { ProjectForm } from './project-form';
import { serverDraft } from './saving/server-draft';
import { useAutosave } from './saving/use-autosave';
import { useDeletePicture } from './saving/use-delete-picture';
import { useLeaving, type Leaving } from './saving/use-leaving';
import { TYPED_SINCE, useSaving } from './saving/use-saving';
import { UnpublishedNotice } from './saving/unpublished-notice';
import { useProjectForm } from './use-project-form';

type Props = {
  uid: string;
  project: OwnProjectCard_projectFragment;
  isOpen: boolean;
  /** Tells what can become of what was changed; null while nothing was. */
  onChange: (leaving: Leaving | null) => void;
  /** Tells whether something is being sent that cannot be taken back. */
  onSending: (isSending: boolean) => void;
  onCancel: () => void;
  onSaved: () => void;
};

const SUCCESS = { PUBLISHED: 'Project updated successfully!', DRAFT: 'Saved as a draft' };

export function EditProjectForm(props: Props) {
  const { uid, project: listed, isOpen, onChange, onSending, onCancel, onSaved } = props;
  const { documentId } = listed;
  const client = useApolloClient();
  const [draft] = useState(() => serverDraft(client, documentId));
  const project = useProjectForm({ uid, name: documentId }, listed);
  const conflict = useConflict(project, draft);
  const autosave = useAutosave(project, draft, conflict);
  const saving = useSaving(project, {
    isOpen,
    inTurn: draft.inTurn,
    send,
    onConflict,
    failure: 'Failed to update project',
  });
  const leaving = useLeaving(project, draft, { flush: autosave.flush, giveUp: saving.giveUp });
  const deletePicture = useDeletePicture(project, draft);

  const hasChanges = leaving !== null;
  const tell = useEffectEvent(() => onChange(leaving));
  useEffect(() => tell(), [hasChanges, project.isChanged, project.origin]);
  const { isSending } = saving;
  useEffect(() => onSending(isSending), [onSending, isSending]);
  useEffect(() => () => void draft.forgetLists(), [draft]);

  async function send(data: ProjectInput, status: PublicationStatus) {
    const version = project.form.getValues('version');
    const latest = await project.untilAnswered(data, () => draft.update({ data, version, status }));
    project.change({ type: 'saved', latest });
    return latest;
  }

  async function onConflict() {
    if (!(await conflict.meet())) return;
    toast.error(
      'This project was changed elsewhere',
      'It is up to date here now: please look, and try again.',
    );
  }

  async function save(status: PublicationStatus) {
    const saved = await saving.save(status);
    autosave.changed();
    if (!saved) return;
    if (!project.isFinished()) return goOn(SUCCESS[status], saved);
    toast.success(SUCCESS[status]);
    onSaved();
  }

  function goOn(title: string, saved: Base) {
    project.setOrigin(saved);
    project.change({ type: 'addressed', slug: saved.slug });
    toast.success(title, { description: TYPED_SINCE });
  }

  function startOver() {
    project.startOver(conflict.latest ?? undefined);
    conflict.giveUp();
  }

  return (
    <ProjectForm
      project={project}
      saving={saving}
      onSubmit={() => void save('PUBLISHED')}
      onStartOver={startOver}
      onDeleteStored={deletePicture}
      isCheckedByBrowser
      notices={
        <>
          <UnpublishedNotice
            documentId={documentId}
            project={project}
            draft={draft}
            isDisabled={conflict.latest !== null || saving.isSaving}
            onConflict={onConflict}
          />
          <UpdatedNotice labels={conflict.updated} />
        </>
      }
      actions={
        <>
          {conflict.latest && (
            <ConflictChoice
              key={conflict.latest.updatedAt}
              form={project.form}
              latest={conflict.latest}
              onChosen={(theirs) => {
                conflict.resolve(theirs);
                autosave.soon();
              }}
            />
          )}
          <EditActions
            documentId={documentId}
            state={autosave.state}
            saving={saving}
            onCancel={onCancel}
            onSaveDraft={() => void save('DRAFT')}
          />
        </>
      }
    />
  );
}
