import { chakra, Icon, Input } from '@chakra-ui/react';
import { SearchIcon } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { SEARCH_LIMITS } from '../../../content/project-rules';
import { toQuery } from './list-place';

const PAUSE = 300;

type Props = {
  /** Of the address. */
  q: string;
  onSearch: (q: string) => void;
};

/** Finds own projects while one types. */
export function ListSearch({ q, onSearch }: Props) {
  const field = useRef<HTMLInputElement>(null);
  const asked = useRef(q);
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);

  // Back, Forward and 'Show all' change the address; its own searches must not touch what is being typed.
  useEffect(() => {
    if (q === asked.current || !field.current) return;
    asked.current = q;
    field.current.value = q;
  }, [q]);

  useEffect(() => () => clearTimeout(pause.current), []);

  function ask() {
    clearTimeout(pause.current);
    const query = toQuery(field.current?.value ?? '');
    if (query === asked.current) return;
    asked.current = query;
    onSearch(query);
  }

  function askSoon() {
    clearTimeout(pause.current);
    pause.current = setTimeout(ask, PAUSE);
  }

  return (
    <chakra.form
      role="search"
      aria-label="Your projects"
      position="relative"
      w="full"
      maxW={{ sm: '24rem' }}
      onSubmit={(event) => {
        event.preventDefault();
        ask();
      }}
    >
      <Icon
        position="absolute"
        insetStart="3.5"
        top="50%"
        translate="0 -50%"
        boxSize="4.5"
        color="fg.subtle"
        pointerEvents="none"
        zIndex="1"
      >
        <SearchIcon aria-hidden />
      </Icon>
      <Input
        ref={field}
        type="search"
        name="q"
        size="lg"
        ps="12"
        aria-label="Search your projects"
        placeholder="Search your projects"
        enterKeyHint="search"
        autoComplete="off"
        maxLength={SEARCH_LIMITS.queryLength}
        defaultValue={q}
        onChange={askSoon}
      />
    </chakra.form>
  );
}
