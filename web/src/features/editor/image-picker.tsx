import { chakra, Icon, Stack, Text } from '@chakra-ui/react';
import { ImagePlusIcon } from 'lucide-react';
import { useState, type ChangeEvent, type DragEvent, type Ref } from 'react';
import { IMAGE_TYPES } from '../../content/project-rules';

type ImagePickerProps = {
  id: string;
  inputRef: Ref<HTMLInputElement> | undefined;
  compact: boolean;
  disabled: boolean;
  describedBy: string | undefined;
  onPick: (files: File[]) => void;
};

/** A place to click or to drop files on; to a keyboard it is a plain file input. */
export function ImagePicker({ id, inputRef, compact, disabled, describedBy, onPick }: ImagePickerProps) {
  const [over, setOver] = useState(false);

  function pick({ currentTarget }: ChangeEvent<HTMLInputElement>) {
    onPick([...(currentTarget.files ?? [])]);
    currentTarget.value = '';
  }

  function drop(event: DragEvent) {
    event.preventDefault();
    setOver(false);
    if (!disabled) onPick([...event.dataTransfer.files]);
  }

  return (
    <Stack
      asChild
      align="center"
      justify="center"
      gap="1"
      position="relative"
      py={compact ? '4' : '12'}
      px="4"
      borderWidth="1.5px"
      borderStyle="dashed"
      borderColor={over ? 'brand.solid' : 'border.control'}
      borderRadius="md"
      bg={over ? 'bg.success' : 'bg.subtle'}
      textAlign="center"
      cursor={disabled ? 'disabled' : 'pointer'}
      opacity={disabled ? 0.5 : 1}
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
          multiple
          accept={IMAGE_TYPES.join()}
          aria-describedby={describedBy}
          disabled={disabled}
          onChange={pick}
          srOnly
        />
        {!compact && (
          <Icon boxSize="7" color="brand.solid" mb="2">
            <ImagePlusIcon aria-hidden />
          </Icon>
        )}
        <Text as="span" fontWeight="medium">
          {compact ? 'Add more images' : 'Choose images or drop them here'}
        </Text>
        <Text as="span" textStyle="xs" color="fg.muted">
          JPEG, PNG or WebP, up to 2 MB each
        </Text>
      </label>
    </Stack>
  );
}
