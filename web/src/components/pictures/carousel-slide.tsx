import type { ComponentProps } from 'react';
import { SturdyPicture } from './sturdy-picture';

type Props = ComponentProps<typeof SturdyPicture> & { shown: boolean };

export function CarouselSlide({ shown, ...picture }: Props) {
  return <SturdyPicture {...look} opacity={shown ? 1 : 0} aria-hidden={!shown || undefined} {...picture} />;
}

const look = {
  position: 'absolute',
  inset: 0,
  boxSize: 'full',
  objectFit: 'cover',
  objectPosition: 'top',
  transition: 'opacity {durations.slow} {easings.out}, scale {durations.slow} {easings.out}',
} as const;
