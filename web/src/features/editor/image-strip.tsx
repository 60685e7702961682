import { Grid } from '@chakra-ui/react';
import { ImageThumbnail, ThumbnailPicture } from './image-thumbnail';
import { Sortable } from './sortable';
import type { StripImage } from './strip-image';
import type { ImageStripState } from './use-image-strip';

type ImageStripProps = {
  strip: ImageStripState;
  disabled: boolean;
  onRemove: (image: StripImage) => void;
};

/** The chosen pictures in their order; the first is the main one. */
export function ImageStrip({ strip, disabled, onRemove }: ImageStripProps) {
  const { images } = strip;
  const imageOf = (id: string) => images.find((image) => image.id === id);

  return (
    <Sortable
      ids={images.map(({ id }) => id)}
      nameOf={(id) => imageOf(id)?.name ?? ''}
      onMove={strip.move}
      overlay={(id) => <ThumbnailPicture src={imageOf(id)?.src} lifted />}
    >
      <Grid
        as="ul"
        listStyleType="none"
        gap="3"
        templateColumns={{ base: 'repeat(2, 1fr)', sm: 'repeat(3, 1fr)', md: 'repeat(5, 1fr)' }}
      >
        {images.map((image, index) => (
          <ImageThumbnail
            key={image.id}
            image={image}
            index={index}
            disabled={disabled}
            onRemove={() => onRemove(image)}
            onCancel={() => strip.cancelUpload(image.id)}
            onRetry={() => strip.start(image)}
          />
        ))}
      </Grid>
    </Sortable>
  );
}
