import { useEffect, useEffectEvent, useState } from 'react';
import { useSearchParams } from 'react-router-dom';

/**
 * What an address asks for, for a query. Changes after the address has, because the router changes that in a
 * transition: while one waits, React draws the old page as well, and a query that is asked by both in turn and fails is
 * asked for ever.
 */
export function useCommittedSearch(): URLSearchParams {
  const [wanted] = useSearchParams();
  const [search, setSearch] = useState(wanted);
  const commit = useEffectEvent(() => setSearch(wanted));
  useEffect(() => queueMicrotask(commit), [wanted]);
  return search;
}
