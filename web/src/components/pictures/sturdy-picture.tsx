import { Image } from '@chakra-ui/react';
import { useState, type ComponentProps } from 'react';
import { Picture } from './picture';

/** A placeholder takes the place of a picture that cannot be shown. */
export function SturdyPicture(props: ComponentProps<typeof Picture>) {
  const [isBroken, setBroken] = useState(false);
  const { image, sizes, priority, alt, ...look } = props;
  if (isBroken) return <Image {...look} src="/images/no-image.svg" alt="No Image" />;

  return (
    <Picture
      {...look}
      image={image}
      sizes={sizes}
      priority={priority}
      alt={alt}
      ref={(image) => {
        if (failedBeforeHydration(image)) setBroken(true);
      }}
      onError={() => setBroken(true)}
    />
  );
}

/** Its error event has come and gone before React could listen. */
function failedBeforeHydration(image: HTMLImageElement | null) {
  return Boolean(image?.complete && image.currentSrc && image.naturalWidth === 0);
}
