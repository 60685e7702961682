import { Badge, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import type { OwnProjectCard_projectFragment, ProjectStatus } from '../../../graphql/generated-dashboard';
import { localTime } from '../../../lib/texts/local-time';

export const STATUS_NAMES: Record<ProjectStatus, string> = {
  PUBLISHED: 'Published',
  MODIFIED: 'Modified',
  DRAFT: 'Draft',
};

type Props = { project: OwnProjectCard_projectFragment };

/** Whether visitors see a project as it stands here, and when they will. */
export function ProjectBadge({ project: { status, publishAt, publishProblem } }: Props) {
  if (status === 'PUBLISHED') {
    return (
      <Text textStyle="xs" color="fg.muted">
        {STATUS_NAMES[status]}
      </Text>
    );
  }
  return (
    <>
      <Mark color="fg.warning">{STATUS_NAMES[status]}</Mark>
      {publishAt && <Mark color="fg.success">Goes public on {localTime(publishAt)}</Mark>}
      {publishProblem && (
        <Text w="full" textStyle="sm" color="fg.error">
          It did not go public: {publishProblem}
        </Text>
      )}
    </>
  );
}

function Mark({ color, children }: { color: string; children: ReactNode }) {
  return (
    <Badge variant="outline" color={color} borderColor={color}>
      {children}
    </Badge>
  );
}
