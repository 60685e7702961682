import { Input } from '@chakra-ui/react';
import { useEffect, useRef, type KeyboardEvent } from 'react';
import { NAME_LENGTH } from './chats';
import { isComposing } from '../is-composing';

type Props = {
  name: string;
  /** Without a name when the visitor changed their mind. */
  onDone: (name?: string) => void;
  /** Takes the focus away, which ends the renaming. */
  onKeyboardDone: () => void;
};

export function RenameField({ name, onDone, onKeyboardDone }: Props) {
  const field = useRef<HTMLInputElement>(null);
  const isCancelled = useRef(false);

  useEffect(() => field.current?.select(), []);

  function onKeyDown(event: KeyboardEvent) {
    if (isComposing(event) || !['Enter', 'Escape'].includes(event.key)) return;
    event.preventDefault();
    event.stopPropagation();
    isCancelled.current = event.key === 'Escape';
    onKeyboardDone();
  }

  return (
    <Input
      ref={field}
      h="9"
      px="2.5"
      flex="1"
      my="2"
      ms="1"
      aria-label="Chat name"
      defaultValue={name}
      maxLength={NAME_LENGTH}
      enterKeyHint="done"
      onKeyDown={onKeyDown}
      onBlur={({ target }) => onDone(isCancelled.current ? undefined : target.value)}
    />
  );
}
