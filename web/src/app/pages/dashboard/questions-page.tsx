import { useQuery } from '@apollo/client/react';
import { Heading, HStack, Stack, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { EmptyState } from '../../../components/page/empty-state';
import { KeptFocus } from '../../../components/kept-focus';
import { LoadFailure } from '../../../components/page/load-failure';
import { Loading } from '../../../components/page/loading';
import { PageHead } from '../../../components/page/page-head';
import { useAuth } from '../../../features/auth/auth-context';
import { KeptNotice } from '../../../features/editor/questions/kept-notice';
import { NewAnswer } from '../../../features/editor/questions/new-answer';
import { OwnAnswerList } from '../../../features/editor/questions/own-answer-list';
import { QuestionList } from '../../../features/editor/questions/question-list';
import { refreshing } from '../../../features/inbox/refreshing';
import { useSite } from '../../../features/site/site-context';
import { QuestionsDocument } from '../../../graphql/generated-dashboard';
import { useDashboard } from '../../layouts/dashboard/dashboard-context';
import { DeletedLink } from './deleted-link';

/** What visitors asked in vain, and what the owner answers himself. */
export function QuestionsPage() {
  const { user } = useAuth();
  const { mayEdit } = useDashboard();

  return (
    <Stack gap="8">
      <PageHead title="Questions" />
      <HStack justify="space-between" gap="4" wrap="wrap">
        <Heading as="h1" textStyle="title">
          Questions
        </Heading>
        {mayEdit && <DeletedLink />}
      </HStack>
      {mayEdit === undefined && <Loading>Loading questions...</Loading>}
      {mayEdit && user && <Questions uid={user.uid} />}
    </Stack>
  );
}

function Questions({ uid }: { uid: string }) {
  const { keepsQuestions } = useSite();
  const { data, error, refetch } = useQuery(QuestionsDocument, refreshing);

  if (!data && !error) return <Loading>Loading questions...</Loading>;
  if (!data) {
    return <LoadFailure text="The questions could not be loaded." onRetry={() => void refetch()} />;
  }
  const { unansweredQuestions, ownAnswers } = data;
  const { nodes, total } = unansweredQuestions;
  return (
    <>
      <Part title="Open questions" summary={summaryOf(nodes.length, total)}>
        <KeptNotice isKept={keepsQuestions} />
        {nodes.length > 0 ? (
          <QuestionList uid={uid} questions={nodes} />
        ) : (
          <EmptyState text="No open questions. What the assistant cannot answer will be here." />
        )}
      </Part>
      <Part title="Your answers" summary="The assistant looks here first, before it searches the site.">
        <NewAnswer uid={uid} />
        {ownAnswers.length > 0 && <OwnAnswerList uid={uid} answers={ownAnswers} />}
      </Part>
    </>
  );
}

type PartProps = { title: string; summary: string; children: ReactNode };

function Part({ title, summary, children }: PartProps) {
  return (
    <KeptFocus as="section" gap="4">
      <Stack gap="1">
        <Heading as="h2" textStyle="heading">
          {title}
        </Heading>
        <Text color="fg.muted" role="status">
          {summary}
        </Text>
      </Stack>
      {children}
    </KeptFocus>
  );
}

function summaryOf(shown: number, total: number): string {
  if (shown < total) return `The ${shown} most asked of ${total} questions`;
  return total === 1 ? '1 question' : `${total} questions`;
}
