import { Box, chakra, HStack, Icon, IconButton, Stack, Text } from '@chakra-ui/react';
import { useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { ChevronDownIcon, GripVerticalIcon, XIcon } from 'lucide-react';
import { useEffect, useEffectEvent, useId, useRef, useState, type ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import { IconMark } from '../fields/icon-mark';
import { useHasErrors } from '../fields/use-field-error';
import type { ListField } from '../form/form-fields';
import type { FormGroup } from '../form/form-values';
import { entryDetail, entryTitle } from './entry-title';

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
  const entry = useWatch({ name }) as FormGroup | undefined;
  const hasErrors = useHasErrors(name);
  const [isOpen, setOpen] = useState(isFresh);
  const [hadErrors, setHadErrors] = useState(false);
  const bodyId = useId();
  const toggle = useRef<HTMLButtonElement>(null);
  const { setNodeRef, setActivatorNodeRef, attributes, listeners, transform, transition, isDragging } =
    useSortable({ id, transition: { duration: 200, easing: 'ease-out' } });
  const title = entryTitle(field, entry);

  if (hasErrors !== hadErrors) {
    setHadErrors(hasErrors);
    if (hasErrors) setOpen(true);
  }

  const takeFocus = useEffectEvent(() => isRestored && toggle.current?.focus());
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
      <HStack gap="1" p="1">
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
        <Toggle
          ref={toggle}
          type="button"
          aria-expanded={isOpen}
          aria-controls={bodyId}
          onClick={() => setOpen(!isOpen)}
        >
          {'icon' in field.fields && <EntryIcon entry={entry} />}
          <Text as="span" fontWeight="medium" overflowWrap="anywhere">
            {title}
          </Text>
          <Text as="span" flex="1" textStyle="sm" color="fg.subtle" lineClamp="1" overflowWrap="anywhere">
            {entryDetail(entry)}
          </Text>
          <Icon
            boxSize="4"
            color="fg.subtle"
            rotate={isOpen ? '180deg' : undefined}
            transition="rotate {durations.fast}"
          >
            <ChevronDownIcon aria-hidden />
          </Icon>
        </Toggle>
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

function EntryIcon({ entry }: { entry: FormGroup | undefined }) {
  const { icon, color } = entry ?? {};
  return (
    <IconMark
      slug={typeof icon === 'string' ? icon : ''}
      style={{ color: typeof color === 'string' && color ? color : undefined }}
    />
  );
}

/** What follows the pointer. */
export function EntryGhost({ children }: { children: ReactNode }) {
  return (
    <HStack
      gap="3"
      p="3"
      borderWidth="1px"
      borderColor="brand.solid"
      borderRadius="md"
      bg="bg.muted"
      boxShadow="lg"
      cursor="grabbing"
    >
      <Icon boxSize="4" color="fg.subtle">
        <GripVerticalIcon aria-hidden />
      </Icon>
      <Text fontWeight="medium" overflowWrap="anywhere">
        {children}
      </Text>
    </HStack>
  );
}

const Toggle = chakra('button', {
  base: {
    display: 'flex',
    flex: '1',
    alignItems: 'center',
    gap: '3',
    minW: '0',
    minH: '9',
    px: '2',
    borderRadius: 'sm',
    textAlign: 'start',
    cursor: 'button',
    focusVisibleRing: 'outside',
    _hover: { bg: 'bg.muted' },
  },
});
