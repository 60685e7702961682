import { skipToken, useQuery } from '@apollo/client/react';
import { useEffect, useState } from 'react';
import { LIMITS } from '../../../../content/project-rules';
import { PreviewCaseStudyDocument } from '../../../../graphql/generated-dashboard';
import { textsOf, type FormImage, type ImageTexts } from '../../images/form-image';
import { fieldErrors } from '../../../../graphql/request-failure';
import { withPictures } from './with-pictures';

const PAUSE = 500;

type Variables = { markdown: string; images: ImageTexts[] };

/** What the server makes of Markdown that is not saved yet, a moment after the last letter, with the form's pictures. */
export function useCaseStudyPreview(markdown: string, images: readonly FormImage[]) {
  const wanted = JSON.stringify({ markdown, images: images.map(textsOf) } satisfies Variables);
  const settled = useSettled(wanted);
  const variables = JSON.parse(settled) as Variables;
  const isEmpty = markdown.trim() === '';
  const isTooLong = variables.markdown.length > LIMITS.caseStudyLength;
  const { data, previousData, error, loading, refetch } = useQuery(
    PreviewCaseStudyDocument,
    variables.markdown.trim() === '' || isTooLong
      ? skipToken
      : {
          variables,
          fetchPolicy: 'no-cache',
          context: { auth: true },
        },
  );
  const tree = (data ?? previousData)?.previewCaseStudy;
  const problem = isEmpty ? undefined : fieldErrors(error)[0]?.message;

  return {
    tree: tree ? withPictures(tree, images) : null,
    isEmpty,
    isBusy: loading || settled !== wanted,
    /** What the server refuses about the text. */
    problem,
    isFailed: error !== undefined && !problem,
    onRetry: () => void refetch(),
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
