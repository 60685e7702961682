import { Link, Stack, Text } from '@chakra-ui/react';
import { EmptyState } from '../../../components/page/empty-state';
import { Link as RouterLink } from '../../../components/links/link';
import type { ProjectStatus } from '../../../graphql/generated-dashboard';
import { listAddress, type ListPlace } from './list-place';

type Props = {
  place: ListPlace;
  total: number;
  pageCount: number;
  /** While the answer is awaited. */
  isBusy: boolean;
  canSort: boolean;
};

/** How many projects there are, or how many of those that are looked for, and what can be done about it. */
export function ListSummary({ place, total, pageCount, isBusy, canSort }: Props) {
  const { q, status, page } = place;
  const isPart = q !== '' || status !== null;
  const all = (
    <Link asChild fontWeight="medium">
      <RouterLink to={listAddress()}>Show all projects</RouterLink>
    </Link>
  );

  return (
    <Stack gap="3" textStyle="sm" color="fg.muted">
      <Text role="status">
        {!isBusy &&
          [countText(total, place), pageCount > 1 && `page ${page} of ${pageCount}`]
            .filter(Boolean)
            .join(', ')}
      </Text>
      {isPart && total > 0 && (
        <Text>
          {canSort && 'The order can be changed where all projects are shown. '}
          {all}
        </Text>
      )}
      {isPart && total === 0 && !isBusy && (
        <EmptyState
          text={
            q
              ? 'Try fewer or other words: titles, technologies, platforms and descriptions are searched.'
              : 'Nothing here at the moment.'
          }
        >
          {all}
        </EmptyState>
      )}
    </Stack>
  );
}

const KINDS: Record<ProjectStatus, [one: string, several: string]> = {
  PUBLISHED: ['published project', 'published projects'],
  MODIFIED: ['modified project', 'modified projects'],
  DRAFT: ['draft', 'drafts'],
};

function countText(total: number, { q, status }: ListPlace): string {
  const [one, several] = status ? KINDS[status] : ['project', 'projects'];
  if (q && total === 0) return `No ${one} matches “${q}”`;
  const projects = `${total === 0 ? 'No' : total} ${total === 1 ? one : several}`;
  return q ? `${projects} ${total === 1 ? 'matches' : 'match'} “${q}”` : projects;
}
