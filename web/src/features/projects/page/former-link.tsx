import { skipToken, useQuery } from '@apollo/client/react';
import { Navigate, useLocation } from 'react-router-dom';
import { ProjectAddressDocument } from '../../../graphql/generated-project';
import { projectAddress } from '../../../paths';

type Props = { shown: readonly { documentId: string }[] | undefined };

/** Links of old named the card of a project, `#project-…`, which may stand on any page of the gallery. */
export function FormerLink({ shown }: Props) {
  const { hash } = useLocation();
  const documentId = /^#project-(\w+)$/.exec(hash)?.[1] ?? '';
  const isElsewhere = shown && documentId && !shown.some((project) => project.documentId === documentId);
  const { data } = useQuery(ProjectAddressDocument, isElsewhere ? { variables: { documentId } } : skipToken);
  return isElsewhere && data?.project ? <Navigate to={projectAddress(data.project.slug)} replace /> : null;
}
