import { Box, chakra, Image, Text } from '@chakra-ui/react';
import { useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { useState } from 'react';
import { describeImage, isNew, labelOf, megabytes, type FormImage } from './form-image';
import { RemoveImageButton } from './remove-image-button';
import { UploadStatus } from './upload-status';

type ImageThumbnailProps = {
  image: FormImage;
  index: number;
  isDisabled: boolean;
  onRemove: () => void;
  onCancel: () => void;
  onRetry: () => void;
};

export function ImageThumbnail({
  image,
  index,
  isDisabled,
  onRemove,
  onCancel,
  onRetry,
}: ImageThumbnailProps) {
  const { setNodeRef, setActivatorNodeRef, attributes, listeners, transform, transition, isDragging } =
    useSortable({ id: image.key, disabled: isDisabled, transition: { duration: 200, easing: 'ease-out' } });

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
        cursor={isDisabled ? 'default' : 'grab'}
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
      <RemoveImageButton label={`Remove ${image.name}`} isDisabled={isDisabled} onClick={onRemove} />
      {image.size !== null && image.status === 'stored' && (
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
      {isNew(image) && <UploadStatus image={image} onCancel={onCancel} onRetry={onRetry} />}
    </Box>
  );
}

export function ThumbnailPicture({ src, isLifted = false }: { src: string | undefined; isLifted?: boolean }) {
  const [isBroken, setBroken] = useState(false);

  return (
    <Image
      src={isBroken ? '/images/no-image.svg' : src}
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
      boxShadow={isLifted ? 'lg' : undefined}
      scale={isLifted ? '1.04' : undefined}
      cursor={isLifted ? 'grabbing' : undefined}
    />
  );
}
