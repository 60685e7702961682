import { Box, Center, chakra, Flex, IconButton, Text } from '@chakra-ui/react';
import { ChevronLeftIcon, ChevronRightIcon } from 'lucide-react';
import { useState } from 'react';
import type { Picture_imageFragment } from '../../graphql/generated';
import { Link } from '../links/link';
import { CarouselSlide } from './carousel-slide';
import { WITHOUT_SCRIPTS } from '../../theme/short-screen';
import { TOUCH } from '../../theme/touch';
import { coveringSizes } from './covering-sizes';
import { SpriteIcon } from '../sprite-icon';
import { pictureText } from './picture-text';
import { useSwipe } from './use-swipe';

type Props = {
  images: Picture_imageFragment[];
  /** What the pictures show. */
  title: string;
  sizes: string;
  priority?: boolean;
  /** Where a click on the pictures leads. */
  to?: string;
};

export function ImageCarousel({ images, title, sizes, priority, to }: Props) {
  const total = images.length;
  const [chosen, setChosen] = useState(0);
  const [visited, setVisited] = useState(() => new Set([0]));
  const current = Math.min(chosen, total - 1);

  function move(step: 1 | -1) {
    const next = (current + step + total) % total;
    setChosen(next);
    setVisited((before) => new Set(before).add(next));
  }

  const swipe = useSwipe({ onSwipeLeft: () => move(1), onSwipeRight: () => move(-1) });

  if (total === 0) return <NoImages />;

  const slides = images.map(
    (image, index) =>
      (visited.has(index) || index === current) && (
        <CarouselSlide
          key={image.url}
          image={image}
          alt={pictureText(image, title, index, total)}
          shown={index === current}
          sizes={coveringSizes(sizes, image)}
          priority={priority && index === 0}
        />
      ),
  );

  return (
    <Box
      role="group"
      aria-roledescription="carousel"
      aria-label={`Pictures of ${title}`}
      position="relative"
      h="200px"
      overflow="hidden"
      bg="bg.muted"
      touchAction="pan-y pinch-zoom"
      {...(total > 1 && swipe)}
    >
      {to ? <PicturesLink to={to}>{slides}</PicturesLink> : slides}
      {total > 1 && (
        <Box css={{ [WITHOUT_SCRIPTS]: { display: 'none' } }}>
          <Arrow label="Previous image" side="insetStart" onClick={() => move(-1)} />
          <Arrow label="Next image" side="insetEnd" onClick={() => move(1)} />
          <Flex position="absolute" insetX="3" bottom="3" justify="space-between" pointerEvents="none">
            <Text css={{ ...chip, visibility: 'hidden', [TOUCH]: { visibility: 'visible' } }}>
              Swipe to navigate
            </Text>
            <Text css={chip} aria-live="polite">
              {`${current + 1} / ${total}`}
            </Text>
          </Flex>
        </Box>
      )}
    </Box>
  );
}

/** Beside a link in words: the keyboard needs no second one. */
const PicturesLink = chakra(
  Link,
  { base: { position: 'absolute', inset: 0 } },
  { defaultProps: { tabIndex: -1, draggable: false } },
);

type ArrowProps = { label: string; side: 'insetStart' | 'insetEnd'; onClick: () => void };

function Arrow({ label, side, onClick }: ArrowProps) {
  return (
    <IconButton
      aria-label={label}
      onClick={onClick}
      size="xs"
      position="absolute"
      top="50%"
      translate="0 -50%"
      {...{ [side]: '3' }}
      bg="bg/85"
      color="fg"
      backdropFilter="blur(6px)"
      borderColor="border.emphasized"
      _hover={{ bg: 'bg' }}
      _active={{ transform: 'scale(0.94)' }}
    >
      {side === 'insetStart' ? <ChevronLeftIcon /> : <ChevronRightIcon />}
    </IconButton>
  );
}

function NoImages() {
  return (
    <Center h="200px" bg="bg.muted" color="fg.subtle" flexDirection="column" gap="2" textStyle="sm">
      <SpriteIcon icon="no-image" boxSize="6" />
      No Images Available
    </Center>
  );
}

const chip = {
  whiteSpace: 'nowrap',
  px: '2',
  py: '0.5',
  borderRadius: 'full',
  bg: 'bg/90',
  color: 'fg',
  fontFamily: 'mono',
  fontSize: '0.6875rem',
  lineHeight: 1.6,
};
