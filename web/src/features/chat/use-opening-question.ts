import { skipToken, useQuery } from '@apollo/client/react';
import { useEffect, useEffectEvent } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { openingQuestion } from '../../content/opening-question';
import { NamedProjectDocument } from '../../graphql/generated-project';
import { projectIn } from '../../lib/slugs';
import { paths } from '../../paths';

/** Proposes a question about the project that the address names, once: a page loaded anew would begin another chat. */
export function useOpeningQuestion(propose: (question: string) => void): void {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const slug = projectIn(search) ?? '';
  const { data } = useQuery(NamedProjectDocument, slug ? { variables: { slug } } : skipToken);
  const title = data?.projectPage?.project.title;

  const open = useEffectEvent((title: string) => {
    propose(openingQuestion(title));
    void navigate(paths.chatbot, { replace: true });
  });

  useEffect(() => {
    if (title) open(title);
  }, [title]);
}
