import { Box, HStack, IconButton, Stack } from '@chakra-ui/react';
import { useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { GripVerticalIcon, XIcon } from 'lucide-react';
import { useEffect, useEffectEvent, useId, useRef, type ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import { useHasErrors } from '../fields/use-field-error';
import { useFold } from '../fields/use-fold';
import type { ListField } from '../fields/form-field';
import type { FormGroup } from '../fields/form-group';
import { entryTitle } from './entry-title';
import { EntryToggle } from './entry-toggle';

type Props = {
  id: string;
  name: string;
  field: ListField;
  /** Just added: open, to be filled in. */
  isFresh: boolean;
  /** Just brought back: takes the focus. */
  isRestored: boolean;
  onRemove: () => void;
  /** Its fields. */
  children: ReactNode;
};

/** One entry of a list: closed, it says what it is; open, it shows its fields. */
export function ListEntry({ id, name, field, isFresh, isRestored, onRemove, children }: Props) {
  const entry = useWatch<Record<string, FormGroup | undefined>>({ name });
  const hasErrors = useHasErrors(name);
  const { isOpen, toggle } = useFold({ hasErrors }, isFresh);
  const bodyId = useId();
  const button = useRef<HTMLButtonElement>(null);
  const { setNodeRef, setActivatorNodeRef, attributes, listeners, transform, transition, isDragging } =
    useSortable({ id, transition: { duration: 200, easing: 'ease-out' } });
  const title = entryTitle(field, entry);

  const takeFocus = useEffectEvent(() => isRestored && button.current?.focus());
  useEffect(() => void takeFocus(), []);

  return (
    <Box
      as="li"
      ref={setNodeRef}
      borderWidth="1px"
      borderColor={hasErrors ? 'border.error' : isOpen ? 'border.emphasized' : 'border'}
      borderRadius="md"
      bg="bg.subtle"
      opacity={isDragging ? 0.35 : 1}
      style={{ transform: CSS.Translate.toString(transform), transition }}
    >
      <HStack wrap="wrap" gap="1" p="1">
        <IconButton
          ref={setActivatorNodeRef}
          {...attributes}
          {...listeners}
          aria-label={`Move ${title}`}
          variant="ghost"
          size="sm"
          color="fg.subtle"
          cursor="grab"
          touchAction="manipulation"
        >
          <GripVerticalIcon />
        </IconButton>
        <EntryToggle
          ref={button}
          field={field}
          entry={entry}
          isOpen={isOpen}
          bodyId={bodyId}
          onClick={toggle}
        />
        <IconButton
          aria-label={`Remove ${title}`}
          variant="ghost"
          size="sm"
          color="fg.subtle"
          onClick={onRemove}
        >
          <XIcon />
        </IconButton>
      </HStack>
      <Box id={bodyId} hidden={!isOpen}>
        {isOpen && (
          <Box role="group" aria-label={title} px={{ base: '3', sm: '4' }} pt="2" pb="5">
            <EntryFields isFresh={isFresh}>{children}</EntryFields>
          </Box>
        )}
      </Box>
    </Box>
  );
}

type EntryFieldsProps = { isFresh: boolean; children: ReactNode };

function EntryFields({ isFresh, children }: EntryFieldsProps) {
  const box = useRef<HTMLDivElement>(null);
  const takeFocus = useEffectEvent(() => {
    if (isFresh) box.current?.querySelector<HTMLElement>('input:not([type=color]), textarea')?.focus();
  });
  useEffect(() => takeFocus(), []);

  return (
    <Stack ref={box} gap="4">
      {children}
    </Stack>
  );
}
