import { Image } from '@chakra-ui/react';
import { useState, type ComponentProps } from 'react';
import { Picture } from '../picture';

type Props = ComponentProps<typeof Picture> & { shown: boolean };

export function CarouselSlide({ shown, ...picture }: Props) {
  const [broken, setBroken] = useState(false);
  const look = {
    position: 'absolute',
    inset: 0,
    boxSize: 'full',
    objectFit: 'cover',
    objectPosition: 'top',
    opacity: shown ? 1 : 0,
    transition: 'opacity {durations.slow} {easings.out}, scale {durations.slow} {easings.out}',
    'aria-hidden': !shown || undefined,
  } as const;

  if (broken) return <Image {...look} src="/images/no-image.svg" alt="No Image" />;

  return (
    <Picture
      {...look}
      {...picture}
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
