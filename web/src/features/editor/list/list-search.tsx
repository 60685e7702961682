import { Flex } from '@chakra-ui/react';
import { SearchField } from '../../../components/search/search-field';
import { useTypedSearch } from '../../../components/search/use-typed-search';
import { listAddress } from './list-place';

type Props = {
  /** Of the address. */
  q: string;
};

/** Finds own projects while one types. */
export function ListSearch({ q }: Props) {
  const { field, type, submit } = useTypedSearch({
    q,
    addressOf: (q) => listAddress({ q, page: 1 }),
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
