import { Link, Stack, Text } from '@chakra-ui/react';
import { Link as RouterLink } from 'react-router-dom';
import { EmptyState } from '../../../components/empty-state';
import { listAddress, type ListPlace } from './list-place';

type Props = {
  place: ListPlace;
  total: number;
  pageCount: number;
  /** While the answer is awaited. */
  isBusy: boolean;
  canSort: boolean;
};

/** How many projects there are, or how many a search has found, and what can be done about it. */
export function ListSummary({ place: { q, page }, total, pageCount, isBusy, canSort }: Props) {
  const all = (
    <Link asChild fontWeight="medium">
      <RouterLink to={listAddress({ q: '', page: 1 })}>Show all projects</RouterLink>
    </Link>
  );

  return (
    <Stack gap="3" textStyle="sm" color="fg.muted">
      <Text role="status" overflowWrap="anywhere">
        {!isBusy &&
          [countText(total, q), pageCount > 1 && `page ${page} of ${pageCount}`].filter(Boolean).join(', ')}
      </Text>
      {q && total > 0 && (
        <Text>
          {canSort && 'The order can be changed where all projects are shown. '}
          {all}
        </Text>
      )}
      {q && total === 0 && !isBusy && (
        <EmptyState text="Try fewer or other words: titles, technologies, platforms and descriptions are searched.">
          {all}
        </EmptyState>
      )}
    </Stack>
  );
}

function countText(total: number, q: string): string {
  const projects = total === 1 ? '1 project' : `${total} projects`;
  if (!q) return projects;
  if (total === 0) return `No project matches “${q}”`;
  return `${projects} ${total === 1 ? 'matches' : 'match'} “${q}”`;
}
