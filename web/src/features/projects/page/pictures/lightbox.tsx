import { chakra } from '@chakra-ui/react';
import { useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react';
import { LightboxControls } from './lightbox-controls';
import { LightboxSlide } from './lightbox-slide';
import { pictureText } from '../../../../components/pictures/picture-text';
import type { ProjectImage } from './picture-link';
import { useTrack } from './use-track';

type Props = { images: readonly ProjectImage[]; title: string; start: number; onClose: () => void };

const STEPS: Record<string, 1 | -1> = { ArrowLeft: -1, ArrowRight: 1 };

/** The pictures as large as the window: the browser's own dialog keeps the focus, and its scrolling takes swipes. */
export function Lightbox({ images, title, start, onClose }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const total = images.length;

  // Before the track scrolls: what is not shown has no size.
  useLayoutEffect(() => {
    const page = document.documentElement;
    dialog.current?.showModal();
    page.style.overflowY = 'hidden';
    return () => {
      page.style.overflowY = '';
    };
  }, []);

  const { track, current, move, follow, release } = useTrack(total, start);
  const [zoomed, setZoomed] = useState<number>();
  const isZoomed = zoomed === current;

  function step(by: 1 | -1) {
    setZoomed(undefined);
    move(by);
  }

  function zoom(index: number | undefined) {
    setZoomed(index);
    // From the picture, which takes no focus then, to what hears the arrows.
    if (index === undefined) track.current?.focus({ preventScroll: true });
  }

  /** In a picture that is zoomed, the arrows move along it. */
  function onKeyDown(event: KeyboardEvent) {
    const by = STEPS[event.key];
    const isShortcut = event.altKey || event.ctrlKey || event.metaKey;
    if (!by || isShortcut || total < 2 || isZoomed) return;
    event.preventDefault();
    step(by);
  }

  return (
    <Window ref={dialog} aria-label={`Pictures of ${title}`} onClose={onClose} onKeyDown={onKeyDown}>
      <Track
        ref={track}
        role="group"
        aria-label="Pictures"
        tabIndex={0}
        onScroll={follow}
        onPointerDown={release}
        onWheel={release}
        data-zoomed={isZoomed || undefined}
      >
        {images.map((image, index) => (
          <LightboxSlide
            key={image.url}
            image={image}
            alt={pictureText(image, title, index, total)}
            isCurrent={index === current}
            isZoomed={index === zoomed}
            onZoom={() => zoom(index === zoomed ? undefined : index)}
          />
        ))}
      </Track>
      <LightboxControls
        place={total > 1 ? `${current + 1} / ${total}` : ''}
        caption={images[current]?.caption}
        isZoomed={isZoomed}
        onStep={total > 1 ? step : undefined}
        onZoom={() => zoom(isZoomed ? undefined : current)}
        onClose={() => dialog.current?.close()}
      />
    </Window>
  );
}

const Window = chakra('dialog', {
  base: {
    w: '100vw',
    h: '100dvh',
    maxW: 'none',
    maxH: 'none',
    m: '0',
    bg: 'bg',
    color: 'fg',
    overflow: 'hidden',
    _open: { animation: 'fade-in {durations.moderate}' },
    _backdrop: { bg: 'bg' },
  },
});

const Track = chakra('div', {
  base: {
    display: 'flex',
    h: 'full',
    overflowX: 'auto',
    overscrollBehavior: 'contain',
    scrollSnapType: 'x mandatory',
    scrollBehavior: 'smooth',
    scrollbarWidth: 'none',
    focusVisibleRing: 'inside',
    _motionReduce: { scrollBehavior: 'auto' },
    '&[data-zoomed]': { overflowX: 'hidden' },
  },
});
