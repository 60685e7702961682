import { Grid } from '@chakra-ui/react';
import { Sortable } from '../sortable';
import type { FormImage } from './form-image';
import { ImageThumbnail, ThumbnailPicture } from './image-thumbnail';
import type { Images } from './use-images';

type Props = {
  images: Images;
  isDisabled: boolean;
  onRemove: (image: FormImage) => void;
};

/** The chosen pictures in their order; the first is the main one. */
export function ImageList({ images, isDisabled, onRemove }: Props) {
  const imageOf = (key: string) => images.value.find((image) => image.key === key);

  return (
    <Sortable
      ids={images.value.map(({ key }) => key)}
      nameOf={(key) => imageOf(key)?.name ?? ''}
      onMove={images.move}
      overlay={(key) => <ThumbnailPicture src={imageOf(key)?.src} isLifted />}
    >
      <Grid
        as="ul"
        listStyleType="none"
        gap="3"
        templateColumns={{ base: 'repeat(2, 1fr)', sm: 'repeat(3, 1fr)', md: 'repeat(5, 1fr)' }}
      >
        {images.value.map((image, index) => (
          <ImageThumbnail
            key={image.key}
            image={image}
            index={index}
            isDisabled={isDisabled}
            onRemove={() => onRemove(image)}
            onCancel={() => images.cancel(image.key)}
            onRetry={() => images.start(image)}
          />
        ))}
      </Grid>
    </Sortable>
  );
}
