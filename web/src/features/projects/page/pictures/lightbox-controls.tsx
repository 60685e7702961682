import { chakra, IconButton, Text } from '@chakra-ui/react';
import { ChevronLeftIcon, ChevronRightIcon, XIcon, ZoomInIcon, ZoomOutIcon } from 'lucide-react';

type Props = {
  /** Of the picture among all; empty when there is no other. */
  place: string;
  caption: string | null | undefined;
  isZoomed: boolean;
  /** Left out when there is nowhere to go. */
  onStep?: (by: 1 | -1) => void;
  onZoom: () => void;
  onClose: () => void;
};

/** What lies over the pictures; a zoomed one shows without what may hide it. */
export function LightboxControls({ place, caption, isZoomed, onStep, onZoom, onClose }: Props) {
  return (
    <>
      <Bar css={{ top: '0' }}>
        <Text css={chip} aria-live="polite">
          {place}
        </Text>
        <span>
          <Round aria-label={isZoomed ? 'Zoom out' : 'Zoom in'} onClick={onZoom}>
            {isZoomed ? <ZoomOutIcon /> : <ZoomInIcon />}
          </Round>
          <Round aria-label="Close" ms="2" onClick={onClose}>
            <XIcon />
          </Round>
        </span>
      </Bar>
      {onStep && !isZoomed && (
        <>
          <Round aria-label="Previous picture" css={{ ...side, insetStart: '4' }} onClick={() => onStep(-1)}>
            <ChevronLeftIcon />
          </Round>
          <Round aria-label="Next picture" css={{ ...side, insetEnd: '4' }} onClick={() => onStep(1)}>
            <ChevronRightIcon />
          </Round>
        </>
      )}
      {caption && !isZoomed && (
        <Bar css={{ bottom: '0', justifyContent: 'center' }}>
          <Text css={chip} textAlign="center" aria-live="polite">
            {caption}
          </Text>
        </Bar>
      )}
    </>
  );
}

const Bar = chakra('div', {
  base: {
    position: 'absolute',
    insetX: '0',
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '4',
    p: '4',
    pointerEvents: 'none',
    '& > *': { pointerEvents: 'auto' },
  },
});

const Round = chakra(IconButton, {
  base: {
    bg: 'bg/85',
    color: 'fg',
    borderColor: 'border.emphasized',
    backdropFilter: 'blur(6px)',
    _hover: { bg: 'bg.muted' },
  },
});

const side = { position: 'absolute', top: 'calc(50% - {sizes.5})', hideBelow: 'sm' };

const chip = {
  px: '3',
  py: '1',
  borderRadius: 'md',
  bg: 'bg/85',
  textStyle: 'sm',
  maxW: '44rem',
  _empty: { visibility: 'hidden' },
};
