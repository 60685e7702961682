import { Box, chakra, Text } from '@chakra-ui/react';
import { Maximize2Icon } from 'lucide-react';
import type { MouseEventHandler, PointerEventHandler } from 'react';
import { coveringSizes } from '../../../../components/pictures/covering-sizes';
import { SturdyPicture } from '../../../../components/pictures/sturdy-picture';
import { pictureText } from '../../../../components/pictures/picture-text';
import type { ProjectPage_pageFragment } from '../../../../graphql/generated-project';

export type ProjectImage = ProjectPage_pageFragment['project']['images'][number];

type Props = {
  image: ProjectImage;
  title: string;
  index: number;
  total: number;
  isMain?: boolean;
  onClick: MouseEventHandler<HTMLAnchorElement>;
  onPointerEnter: PointerEventHandler;
};

const MAIN_SIZES = '(min-width: 76rem) 73rem, 94vw';
const OTHER_SIZES = '(min-width: 76rem) 36rem, (min-width: 30rem) 47vw, 94vw';

export function PictureLink({ image, title, index, total, isMain = false, ...events }: Props) {
  const { url, width, height, caption } = image;
  // What is upright is shown whole, on a frame as wide as the others.
  const isUpright = height > width;
  const frame = isMain ? frameOf(width / height) : 16 / 10;
  return (
    <Box as="figure" minW="0">
      <Frame href={url} {...events}>
        <Box aspectRatio={frame}>
          <SturdyPicture
            image={image}
            alt={pictureText(image, title, index, total)}
            sizes={coveringSizes(isMain ? MAIN_SIZES : OTHER_SIZES, image, frame)}
            priority={isMain}
            boxSize="full"
            objectFit={isUpright ? 'contain' : 'cover'}
            objectPosition={isUpright ? 'center' : 'top'}
          />
        </Box>
        <Hint aria-hidden>
          <Maximize2Icon />
        </Hint>
      </Frame>
      {caption && (
        <Text as="figcaption" textStyle="sm" color="fg.subtle" mt="2.5">
          {caption}
        </Text>
      )}
    </Box>
  );
}

/** Neither a strip nor a tower. */
function frameOf(ratio: number) {
  return Math.min(Math.max(ratio, 4 / 3), 2);
}

const Hint = chakra('span', {
  base: {
    position: 'absolute',
    insetEnd: '3',
    bottom: '3',
    p: '2',
    borderRadius: 'full',
    bg: 'bg/85',
    color: 'fg',
    textStyle: 'sm',
    opacity: 0,
    transition: 'opacity {durations.moderate}',
    '@media (hover: none)': { opacity: 1 },
  },
});

const Frame = chakra('a', {
  base: {
    display: 'block',
    position: 'relative',
    overflow: 'hidden',
    bg: 'bg.muted',
    borderWidth: '1px',
    borderColor: 'border',
    borderRadius: 'lg',
    cursor: 'zoom-in',
    focusVisibleRing: 'outside',
    transition: 'border-color {durations.moderate}',
    _hover: { borderColor: 'border.emphasized', '& > span': { opacity: 1 } },
    _focusVisible: { '& > span': { opacity: 1 } },
  },
});
