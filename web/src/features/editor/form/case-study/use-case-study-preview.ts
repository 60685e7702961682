import { skipToken, useQuery } from '@apollo/client/react';
import { useEffect, useState } from 'react';
import { LIMITS } from '../../../../content/project-rules';
import { PreviewCaseStudyDocument } from '../../../../graphql/generated-dashboard';
import { fieldErrors } from '../../request-failure';

const PAUSE = 500;

/** What the server makes of Markdown that is not saved yet, a moment after the last letter. */
export function useCaseStudyPreview(markdown: string, documentId: string | undefined) {
  const settled = useSettled(markdown);
  const isEmpty = markdown.trim() === '';
  const isTooLong = settled.length > LIMITS.caseStudyLength;
  const { data, previousData, error, loading, refetch } = useQuery(
    PreviewCaseStudyDocument,
    settled.trim() === '' || isTooLong
      ? skipToken
      : {
          variables: { markdown: settled, documentId: documentId ?? null },
          fetchPolicy: 'no-cache',
          context: { auth: true },
        },
  );
  const problem = isEmpty ? undefined : fieldErrors(error)[0]?.message;

  return {
    tree: (data ?? previousData)?.previewCaseStudy ?? null,
    isEmpty,
    isBusy: loading || settled !== markdown,
    /** What the server refuses about the text. */
    problem,
    isFailed: error !== undefined && !problem,
    onRetry: () => void refetch().catch(() => undefined),
  };
}

/** The text once nothing has been typed for a moment. */
function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const pause = setTimeout(() => setSettled(text), PAUSE);
    return () => clearTimeout(pause);
  }, [text]);
  return settled;
}
