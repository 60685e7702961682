import { skipToken, useQuery } from '@apollo/client/react';
import { Button, HStack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { toast } from '../../../../components/toasts/toaster';
import { PublicVersionDocument } from '../../../../graphql/generated-dashboard';
import { localDay } from '../../../../lib/texts/local-time';
import { hasCode, reportFailure } from '../../../../graphql/request-failure';
import { edit } from '../editing/edit';
import type { Editing } from '../editing/editing';
import type { ProjectFormHandle } from '../use-project-form';
import type { ServerDraft } from './server-draft';

type Props = {
  documentId: string;
  project: ProjectFormHandle;
  draft: ServerDraft;
  /** While two sides have to be put together first, or a button saves. */
  isDisabled: boolean;
  onConflict: () => Promise<void>;
};

/** Of a project that the user began with: what of it is not public. */
export function UnpublishedNotice({ documentId, project, draft, isDisabled, onConflict }: Props) {
  const { status } = project.origin;
  const isModified = status === 'MODIFIED';
  const { data } = useQuery(
    PublicVersionDocument,
    isModified ? { variables: { documentId }, fetchPolicy: 'network-only' } : skipToken,
  );
  const [isBusy, setBusy] = useState(false);

  async function discard(form: HTMLFormElement | null) {
    setBusy(true);
    try {
      await draft.inTurn(async () => {
        const given = project.form.getValues();
        const discarded = await draft.discard(given.base.updatedAt);
        project.startOver(discarded);
        toast.success('Changes discarded', { undo: () => bringBack(given, discarded.updatedAt) });
      });
    } catch (error) {
      await reportUndiscarded(error);
    }
    setBusy(false);
    form?.focus({ preventScroll: true });
  }

  async function reportUndiscarded(error: unknown) {
    const failure = 'The changes could not be discarded';
    if (!hasCode(error, 'CONFLICT')) return reportFailure(error, failure);
    await onConflict().catch((reason: unknown) => reportFailure(reason, failure));
  }

  async function bringBack(given: Editing, seen: string) {
    const latest = await draft.bringBack(given.base, seen);
    if (!latest) return;
    project.form.reset(edit(given, { type: 'saved', latest }));
    project.setOrigin(latest);
  }

  if (status === 'PUBLISHED') return null;
  return (
    <HStack justify="space-between" gap="4" wrap="wrap" p="4" borderRadius="md" bg="bg.muted">
      <Text textStyle="sm">
        {status === 'DRAFT' ? 'Visitors do not see this project yet.' : sinceText(data?.project?.updatedAt)}
      </Text>
      {isModified && (
        <Button
          size="sm"
          variant="outline"
          loading={isBusy}
          disabled={isDisabled}
          onClick={({ currentTarget: { form } }) => void discard(form)}
        >
          Discard changes
        </Button>
      )}
    </HStack>
  );
}

function sinceText(publishedAt: string | undefined): string {
  return publishedAt
    ? `Changes since ${localDay(publishedAt)} are not public yet.`
    : 'Changes to this project are not public yet.';
}
