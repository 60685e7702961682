import { chakra, Icon, Stack, Text } from '@chakra-ui/react';
import { ImagePlusIcon } from 'lucide-react';
import { useState, type ChangeEvent, type DragEvent, type Ref } from 'react';
import { toast } from '../../../components/toasts/toaster';
import { IMAGE_TYPES, LIMITS } from '../../../content/project-rules';
import { useFilesElsewhere } from './use-files-elsewhere';

type Props = {
  id: string;
  inputRef: Ref<HTMLInputElement> | undefined;
  /** For one picture: what the place says. Several may be picked otherwise. */
  label?: string;
  isCompact: boolean;
  isDisabled: boolean;
  /** As many as there may be: the place says so, and keeps the focus. */
  isFull?: boolean;
  /** Of the text that says what is wrong. */
  errorId: string | undefined;
  onPick: (files: File[]) => void;
};

/** A place to click, to drop files on or to paste them; to a keyboard it is a plain file input. */
export function ImagePicker({
  id,
  inputRef,
  label,
  isCompact,
  isDisabled,
  isFull = false,
  errorId,
  onPick,
}: Props) {
  const [isOver, setOver] = useState(false);
  const prompt = isCompact ? 'Add more images' : 'Choose images or drop them here';
  const isShut = isDisabled || isFull;
  useFilesElsewhere(take);

  function pick({ currentTarget }: ChangeEvent<HTMLInputElement>) {
    take([...(currentTarget.files ?? [])]);
    currentTarget.value = '';
  }

  function drop(event: DragEvent) {
    event.preventDefault();
    setOver(false);
    const files = [...event.dataTransfer.files];
    if (files.length === 0)
      toast.error('This is no file', 'Save the picture on your device first, then choose it here.');
    else take(files);
  }

  function take(files: File[]) {
    if (!isDisabled) onPick(files);
  }

  return (
    <Stack
      asChild
      align="center"
      justify="center"
      gap="1"
      position="relative"
      py={isCompact ? '4' : '12'}
      px="4"
      borderWidth="1.5px"
      borderStyle="dashed"
      borderColor={isOver ? 'brand.solid' : 'border.control'}
      borderRadius="md"
      bg={isOver ? 'brand.solid/10' : 'bg.subtle'}
      textAlign="center"
      cursor={isShut ? 'disabled' : 'pointer'}
      opacity={isDisabled ? 0.5 : 1}
      transition="border-color {durations.fast}, background {durations.fast}"
      _hover={{ borderColor: 'fg.muted' }}
      _focusWithin={{ outline: '2px solid {colors.brand.solid}', outlineOffset: '2px' }}
    >
      <label
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        <chakra.input
          ref={inputRef}
          id={id}
          type="file"
          multiple={!label}
          accept={IMAGE_TYPES.join()}
          aria-invalid={errorId ? true : undefined}
          aria-describedby={errorId}
          disabled={isDisabled}
          aria-disabled={isFull || undefined}
          onClick={(event) => isFull && event.preventDefault()}
          onChange={pick}
          srOnly
        />
        {!isCompact && (
          <Icon boxSize="7" color="brand.solid" mb="2">
            <ImagePlusIcon aria-hidden />
          </Icon>
        )}
        <Text as="span" fontWeight="medium">
          {isFull ? `${LIMITS.images} images, which is the most` : (label ?? prompt)}
        </Text>
        <Text as="span" textStyle="xs" color="fg.muted">
          {isFull ? 'Remove one to add another.' : `JPEG, PNG or WebP, up to 2 MB${label ? '' : ' each'}`}
        </Text>
      </label>
    </Stack>
  );
}
