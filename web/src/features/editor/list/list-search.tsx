import { Flex } from '@chakra-ui/react';
import { SearchField } from '../../../components/search/search-field';
import { useTypedSearch } from '../../../components/search/use-typed-search';
import { listAddress, type ListPlace } from './list-place';

type Props = {
  /** Of the address. */
  place: ListPlace;
};

/** Finds own projects while one types. */
export function ListSearch({ place: { q, status } }: Props) {
  const { field, type, submit } = useTypedSearch({
    q,
    addressOf: (q) => listAddress({ q, status }),
    isInstant: true,
  });

  return (
    <Flex asChild w="full" maxW={{ sm: '24rem' }}>
      <form role="search" aria-label="Your projects" onSubmit={submit}>
        <SearchField ref={field} aria-label="Search your projects" defaultValue={q} onInput={type} />
      </form>
    </Flex>
  );
}
