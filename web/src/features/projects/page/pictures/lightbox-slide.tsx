import { chakra } from '@chakra-ui/react';
import { useLayoutEffect, useRef, type MouseEvent } from 'react';
import { SturdyPicture } from '../../../../components/pictures/sturdy-picture';
import type { Picture_imageFragment } from '../../../../graphql/generated';

type Props = {
  image: Picture_imageFragment;
  alt: string;
  isCurrent: boolean;
  isZoomed: boolean;
  onZoom: () => void;
};

const ZOOM = 2.5;

/** A picture as large as it fits, or larger, to move about in. */
export function LightboxSlide({ image, alt, isCurrent, isZoomed, onZoom }: Props) {
  const scroller = useRef<HTMLDivElement>(null);
  const point = useRef({ x: 0.5, y: 0.5 });
  const ratio = image.width / image.height;

  useLayoutEffect(() => {
    const element = scroller.current;
    if (!element) return;
    if (!isZoomed) {
      point.current = { x: 0.5, y: 0.5 };
      return;
    }
    const { x, y } = point.current;
    element.scrollLeft = x * element.scrollWidth - element.clientWidth / 2;
    element.scrollTop = y * element.scrollHeight - element.clientHeight / 2;
    element.focus({ preventScroll: true });
  }, [isZoomed]);

  function zoomAt({ currentTarget, clientX, clientY }: MouseEvent) {
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    point.current = { x: (clientX - left) / width, y: (clientY - top) / height };
    onZoom();
  }

  return (
    <Slide
      ref={scroller}
      inert={!isCurrent}
      tabIndex={isZoomed ? 0 : undefined}
      role={isZoomed ? 'group' : undefined}
      aria-label={isZoomed ? 'Zoomed picture' : undefined}
      style={isZoomed ? { overflow: 'auto', overscrollBehavior: 'contain' } : { overflow: 'clip' }}
    >
      <SturdyPicture
        image={image}
        alt={alt}
        sizes={isZoomed ? `${ZOOM * 100}vw` : '100vw'}
        onClick={zoomAt}
        w={`calc(${isZoomed ? ZOOM : 1} * min(100vw, ${ratio} * 100dvh))`}
        h="auto"
        maxW="none"
        m="auto"
        flexShrink="0"
        cursor={isZoomed ? 'zoom-out' : 'zoom-in'}
      />
    </Slide>
  );
}

const Slide = chakra('div', {
  base: {
    flex: '0 0 100%',
    display: 'flex',
    h: 'full',
    scrollSnapAlign: 'center',
    scrollSnapStop: 'always',
    focusVisibleRing: 'inside',
  },
});
