import { Button, HStack, Stack, Textarea } from '@chakra-ui/react';
import { useEffect } from 'react';
import { Checkbox } from '../../../components/form/checkbox';
import { FormField } from '../../../components/form/form-field';
import { SubmitButton } from '../../../components/form/submit-button';
import { OWN_ANSWER_LIMITS, OWN_ANSWER_MESSAGES } from '../../../content/own-answer-rules';
import { ElsewhereNotice } from '../unsaved/elsewhere-notice';
import { ConflictNotice, DraftNotice } from '../unsaved/form-notices';
import { LeaveGuard } from '../unsaved/leave-guard';
import { AnswerPreview } from './answer-preview';
import { useOwnAnswerForm, type Subject } from './use-own-answer-form';

type Props = { uid: string; subject: Subject; onSaved: () => void; onClose: () => void };

const QUESTION_HINT = `One wording a line, ${OWN_ANSWER_LIMITS.wordings} at most. The assistant understands others that are like them.`;
const ANSWER_HINT = 'Markdown: **bold**, - list, [link](https://…). No HTML.';

export function OwnAnswerForm({ uid, subject, onSaved, onClose }: Props) {
  const editing = useOwnAnswerForm(uid, subject, onSaved);
  const { register, handleSubmit, formState, setFocus, control } = editing.form;
  const { errors, isSubmitting } = formState;
  const isNew = !('stored' in subject);
  const first = isNew && !subject.question ? 'wordings' : 'answer';

  useEffect(() => setFocus(first), [setFocus, first]);

  return (
    <Stack asChild gap="5">
      <form
        noValidate
        tabIndex={-1}
        aria-label={isNew ? 'New answer' : 'Edit answer'}
        aria-busy={isSubmitting}
        onSubmit={(event) => void handleSubmit(editing.save)(event)}
      >
        <LeaveGuard isActive={editing.isChanged} />
        <ElsewhereNotice {...editing.draftKey} />
        {editing.isRestored && <DraftNotice isDisabled={isSubmitting} onStartOver={editing.startOver} />}
        <FormField label="Question" error={errors.wordings?.message} hint={QUESTION_HINT}>
          {(props) => (
            <Textarea {...props} {...register('wordings')} readOnly={isSubmitting} autoresize rows={2} />
          )}
        </FormField>
        <FormField label="Answer" error={errors.answer?.message} hint={ANSWER_HINT}>
          {(props) => (
            <Textarea {...props} {...register('answer')} readOnly={isSubmitting} autoresize rows={4} />
          )}
        </FormField>
        <AnswerPreview control={control} />
        <Checkbox
          label="Published: the assistant answers with it"
          readOnly={isSubmitting}
          {...register('isPublished')}
        />
        {editing.isConflict && (
          <ConflictNotice message={OWN_ANSWER_MESSAGES.changedElsewhere} onReload={editing.reload} />
        )}
        <HStack gap="3" wrap="wrap">
          <SubmitButton isBusy={isSubmitting} busyLabel="Saving...">
            Save
          </SubmitButton>
          <Button type="button" variant="outline" size="lg" onClick={onClose}>
            {editing.isChanged ? 'Later' : 'Cancel'}
          </Button>
        </HStack>
      </form>
    </Stack>
  );
}
