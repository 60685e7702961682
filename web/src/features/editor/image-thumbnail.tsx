import { Box, chakra, IconButton, Image, Text } from '@chakra-ui/react';
import { useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { XIcon } from 'lucide-react';
import { useState } from 'react';
import { describeImage, labelOf, megabytes, type StripImage } from './strip-image';
import { UploadStatus } from './upload-status';

type ImageThumbnailProps = {
  image: StripImage;
  index: number;
  disabled: boolean;
  onRemove: () => void;
  onCancel: () => void;
  onRetry: () => void;
};

export function ImageThumbnail({ image, index, disabled, onRemove, onCancel, onRetry }: ImageThumbnailProps) {
  const { setNodeRef, setActivatorNodeRef, attributes, listeners, transform, transition, isDragging } =
    useSortable({ id: image.id, disabled, transition: { duration: 200, easing: 'ease-out' } });

  return (
    <Box
      as="li"
      ref={setNodeRef}
      className="group"
      position="relative"
      opacity={isDragging ? 0.35 : 1}
      style={{ transform: CSS.Translate.toString(transform), transition }}
    >
      <chakra.button
        ref={setActivatorNodeRef}
        type="button"
        {...attributes}
        {...listeners}
        aria-label={describeImage(image, index)}
        display="block"
        w="full"
        borderRadius="md"
        cursor={disabled ? 'default' : 'grab'}
        touchAction="manipulation"
        userSelect="none"
        focusVisibleRing="outside"
        css={{ WebkitTouchCallout: 'none' }}
      >
        <ThumbnailPicture src={image.src} />
      </chakra.button>
      <Text
        aria-hidden
        position="absolute"
        top="2"
        insetStart="2"
        px="2"
        borderRadius="sm"
        textStyle="label"
        pointerEvents="none"
        bg={index === 0 ? 'brand.solid' : 'bg/85'}
        color={index === 0 ? 'brand.contrast' : 'fg'}
      >
        {labelOf(index)}
      </Text>
      <IconButton
        aria-label={`Remove ${image.name}`}
        disabled={disabled}
        onClick={onRemove}
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
      {image.size !== null && isAtRest(image) && (
        <Text
          aria-hidden
          position="absolute"
          bottom="2"
          insetStart="2"
          px="2"
          borderRadius="sm"
          textStyle="label"
          pointerEvents="none"
          bg="bg/85"
          opacity="0"
          transition="opacity {durations.fast}"
          _groupHover={{ opacity: 1 }}
          _groupFocusWithin={{ opacity: 1 }}
          css={{ '@media (hover: none)': { opacity: 1 } }}
        >
          {megabytes(image.size)}
        </Text>
      )}
      <UploadStatus name={image.name} upload={image.upload} onCancel={onCancel} onRetry={onRetry} />
    </Box>
  );
}

/** Otherwise its way to the server stands there. */
function isAtRest({ upload }: StripImage): boolean {
  return upload.status === 'idle' || upload.status === 'done';
}

export function ThumbnailPicture({ src, lifted = false }: { src: string | undefined; lifted?: boolean }) {
  const [broken, setBroken] = useState(false);

  return (
    <Image
      src={broken ? '/images/no-image.svg' : src}
      alt=""
      onError={() => setBroken(true)}
      draggable={false}
      w="full"
      aspectRatio={4 / 3}
      objectFit="cover"
      borderRadius="md"
      bg="bg.muted"
      outline="1px solid {colors.border}"
      outlineOffset="-1px"
      boxShadow={lifted ? 'lg' : undefined}
      scale={lifted ? '1.04' : undefined}
      cursor={lifted ? 'grabbing' : undefined}
    />
  );
}
