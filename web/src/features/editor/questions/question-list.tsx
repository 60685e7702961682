import { Button, chakra, Heading, HStack, Stack, Text } from '@chakra-ui/react';
import { useRef, useState } from 'react';
import { EntryList } from '../../../components/entry-list';
import type { UnansweredQuestion_questionFragment } from '../../../graphql/generated-dashboard';
import { localDay } from '../../../lib/texts/local-time';
import { OwnAnswerForm } from './own-answer-form';
import { useQuestions } from './use-questions';

type Question = UnansweredQuestion_questionFragment;

/** What visitors asked in vain; one at a time is answered. */
export function QuestionList({ uid, questions }: { uid: string; questions: readonly Question[] }) {
  const list = useRef<HTMLUListElement>(null);
  const [openId, setOpenId] = useState<string | null>(null);
  const { hide } = useQuestions();

  function close() {
    setOpenId(null);
    list.current?.focus({ preventScroll: true });
  }

  return (
    <EntryList ref={list} tabIndex={-1} aria-label="Open questions">
      {questions.map((question) => (
        <chakra.li key={question.documentId} px={{ base: '5', md: '6' }} py="5">
          <Stack as="article" aria-label={question.wordings[0]} gap="4">
            <Asked question={question} />
            {question.documentId === openId ? (
              <OwnAnswerForm uid={uid} subject={{ question }} onSaved={close} onClose={close} />
            ) : (
              <HStack gap="2" wrap="wrap">
                <Button size="sm" colorPalette="brand" onClick={() => setOpenId(question.documentId)}>
                  Answer
                </Button>
                <Button size="sm" variant="outline" onClick={() => void hide(question.documentId)}>
                  Not worth answering
                </Button>
              </HStack>
            )}
          </Stack>
        </chakra.li>
      ))}
    </EntryList>
  );
}

function Asked({ question: { wordings, timesAsked, lastAskedAt } }: { question: Question }) {
  const [first, ...others] = wordings;
  const times = timesAsked === 1 ? 'Asked once' : `Asked ${timesAsked} times`;
  return (
    <Stack gap="1">
      <Heading as="h3" textStyle="md" fontWeight="semibold">
        {first}
      </Heading>
      {others.map((wording) => (
        <Text key={wording} textStyle="sm" color="fg.muted">
          {wording}
        </Text>
      ))}
      <Text textStyle="xs" color="fg.subtle">
        {times}, {timesAsked === 1 ? 'on' : 'last on'} {localDay(lastAskedAt)}
      </Text>
    </Stack>
  );
}
