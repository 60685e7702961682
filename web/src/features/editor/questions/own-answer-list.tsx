import { Badge, Button, chakra, Heading, HStack, Stack, Text } from '@chakra-ui/react';
import { useRef, useState } from 'react';
import { ConfirmDialog } from '../../../components/confirm-dialog';
import { RichText } from '../../../components/rich-text/rich-text';
import { EntryList } from '../../../components/entry-list';
import { useConfirmedDeletion } from '../../../components/use-confirmed-deletion';
import type { OwnAnswer_answerFragment } from '../../../graphql/generated-dashboard';
import { parseMarkdown } from '../../../lib/markdown/answer-tree';
import { OwnAnswerForm } from './own-answer-form';
import { useQuestions } from './use-questions';

type Answer = OwnAnswer_answerFragment;

/** What the owner answers himself; one at a time is edited. */
export function OwnAnswerList({ uid, answers }: { uid: string; answers: readonly Answer[] }) {
  const list = useRef<HTMLUListElement>(null);
  const [openId, setOpenId] = useState<string | null>(null);
  const { remove } = useQuestions();
  const { entry, ask, dialog } = useConfirmedDeletion<Answer>(({ documentId }) => remove(documentId));

  function close() {
    setOpenId(null);
    list.current?.focus({ preventScroll: true });
  }

  return (
    <>
      <EntryList ref={list} tabIndex={-1} aria-label="Your answers">
        {answers.map((answer) => (
          <chakra.li key={answer.documentId} px={{ base: '5', md: '6' }} py="5">
            <Stack as="article" aria-label={answer.wordings[0]} gap="4">
              {answer.documentId === openId ? (
                <OwnAnswerForm uid={uid} subject={{ stored: answer }} onSaved={close} onClose={close} />
              ) : (
                <Entry
                  answer={answer}
                  onEdit={() => setOpenId(answer.documentId)}
                  onDelete={() => ask(answer)}
                />
              )}
            </Stack>
          </chakra.li>
        ))}
      </EntryList>
      <ConfirmDialog
        title="Delete Answer"
        note="The answer stays in Recently deleted for 30 days."
        confirmLabel="Delete"
        {...dialog}
        fallbackFocus={() => list.current}
      >
        Are you sure you want to delete the answer to ‘{entry?.wordings[0]}’?
      </ConfirmDialog>
    </>
  );
}

type EntryProps = { answer: Answer; onEdit: () => void; onDelete: () => void };

function Entry({ answer: { wordings, answer, isPublished }, onEdit, onDelete }: EntryProps) {
  const [first = '', ...others] = wordings;
  return (
    <>
      <Stack gap="1">
        <HStack gap="3" wrap="wrap">
          <Heading as="h3" textStyle="md" fontWeight="semibold">
            {first}
          </Heading>
          {!isPublished && <Badge variant="outline">Not published</Badge>}
        </HStack>
        {others.map((wording) => (
          <Text key={wording} textStyle="sm" color="fg.muted">
            {wording}
          </Text>
        ))}
      </Stack>
      <RichText tree={parseMarkdown(answer)} css={{ maxW: 'prose' }} />
      <HStack gap="2" wrap="wrap">
        <Button size="sm" variant="outline" aria-label={`Edit: ${first}`} onClick={onEdit}>
          Edit
        </Button>
        <Button
          size="sm"
          variant="ghost"
          colorPalette="red"
          color="red.fg"
          aria-label={`Delete: ${first}`}
          onClick={onDelete}
        >
          Delete
        </Button>
      </HStack>
    </>
  );
}
