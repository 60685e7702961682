import { Box, Heading, LinkBox, LinkOverlay, Text } from '@chakra-ui/react';
import { Link } from '../../../components/links/link';
import { coveringSizes } from '../../../components/pictures/covering-sizes';
import { SturdyPicture } from '../../../components/pictures/sturdy-picture';
import type { ProjectTeaser_projectFragment } from '../../../graphql/generated-project';
import { projectAddress } from '../../../paths';
import { SharedPicture } from '../shared-picture';

type Props = { project: ProjectTeaser_projectFragment };

const SIZES = '(min-width: 64rem) 24rem, (min-width: 48rem) 33vw, 92vw';

/** A card in short, which as a whole leads to the project's page. */
export function ProjectTeaser({ project: { documentId, slug, title, platform, images } }: Props) {
  const [image] = images;
  return (
    <LinkBox as="article" css={card}>
      {image && (
        <SharedPicture documentId={documentId}>
          <Box aspectRatio={16 / 10} overflow="hidden" bg="bg.muted">
            <SturdyPicture image={image} alt="" sizes={coveringSizes(SIZES, image)} css={picture} />
          </Box>
        </SharedPicture>
      )}
      <Box p="5">
        <Text textStyle="xs" fontFamily="mono" color="fg.subtle" mb="1.5">
          {platform}
        </Text>
        <Heading as="h3" textStyle="heading">
          <LinkOverlay asChild>
            <Link to={projectAddress(slug)}>{title}</Link>
          </LinkOverlay>
        </Heading>
      </Box>
    </LinkBox>
  );
}

const picture = { boxSize: 'full', objectFit: 'cover', objectPosition: 'top' };

const card = {
  layerStyle: 'panel',
  h: 'full',
  overflow: 'hidden',
  transition: 'border-color {durations.slow}',
  _hover: { borderColor: 'border.emphasized' },
  _focusWithin: { borderColor: 'brand.solid' },
};
