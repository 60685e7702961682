import { useQuery } from '@apollo/client/react';
import { MessageCircleQuestionMarkIcon } from 'lucide-react';
import { refreshing } from '../../../features/inbox/refreshing';
import { OpenQuestionsDocument } from '../../../graphql/generated-dashboard';
import { paths } from '../../../paths';
import { DashboardLink } from './dashboard-link';
import { LinkCount } from './link-count';

export function QuestionsLink() {
  const { data } = useQuery(OpenQuestionsDocument, refreshing);

  return (
    <DashboardLink to={paths.questions} icon={MessageCircleQuestionMarkIcon}>
      Questions <LinkCount count={data?.unansweredQuestions.total} noun="open" />
    </DashboardLink>
  );
}
