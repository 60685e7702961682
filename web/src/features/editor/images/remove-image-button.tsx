import { IconButton } from '@chakra-ui/react';
import { XIcon } from 'lucide-react';

type Props = { label: string; isDisabled: boolean; onClick: () => void };

/** In the corner of a picture. */
export function RemoveImageButton({ label, isDisabled, onClick }: Props) {
  return (
    <IconButton
      aria-label={label}
      disabled={isDisabled}
      onClick={onClick}
      size="2xs"
      boxSize="7"
      borderRadius="full"
      position="absolute"
      top="2"
      insetEnd="2"
      bg="bg/85"
      color="fg"
      _hover={{ bg: 'red.solid' }}
    >
      <XIcon />
    </IconButton>
  );
}
