import { Box, IconButton } from '@chakra-ui/react';
import { useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { GripVerticalIcon } from 'lucide-react';
import type { ReactNode } from 'react';

type Props = { id: string; title: string; children: ReactNode };

/** A card with a handle to drag it by. */
export function SortableProject({ id, title, children }: Props) {
  const { setNodeRef, setActivatorNodeRef, attributes, listeners, transform, transition, isDragging } =
    useSortable({ id, transition: { duration: 200, easing: 'ease-out' } });

  return (
    <Box
      ref={setNodeRef}
      position="relative"
      opacity={isDragging ? 0.35 : 1}
      style={{ transform: CSS.Translate.toString(transform), transition }}
    >
      {children}
      <IconButton
        ref={setActivatorNodeRef}
        {...attributes}
        {...listeners}
        aria-label={`Move ${title}`}
        size="sm"
        position="absolute"
        top="3"
        insetEnd="3"
        bg="bg/70"
        color="fg"
        borderColor="border.emphasized"
        backdropFilter="blur(6px)"
        cursor="grab"
        touchAction="manipulation"
        _hover={{ bg: 'bg' }}
      >
        <GripVerticalIcon />
      </IconButton>
    </Box>
  );
}
