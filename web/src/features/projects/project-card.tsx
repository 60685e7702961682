import { Badge, Box, Button, chakra, Flex, Grid, Heading, Stack, Text } from '@chakra-ui/react';
import { ArrowUpRightIcon, CodeXmlIcon } from 'lucide-react';
import { useEffect, useRef, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { Link } from '../../components/links/link';
import { ImageCarousel } from '../../components/pictures/image-carousel';
import { TagList } from '../../components/tag-list';
import type { ProjectCard_projectFragment } from '../../graphql/generated';
import { projectAddress } from '../../paths';
import { ProjectDescription } from './project-description';
import { SharedPicture } from './shared-picture';

type Props = { project: ProjectCard_projectFragment; priority?: boolean };

const SIZES = '(min-width: 64rem) 22rem, (min-width: 48rem) 45vw, 92vw';

export function ProjectCard({ project, priority }: Props) {
  const { documentId, slug, title, platform, description, images, technologies } = project;
  const { githubLink, livePreview } = project;
  const address = projectAddress(slug);
  const id = `project-${documentId}`;
  return (
    <Flex ref={useAnchor(id)} as="article" id={id} direction="column" h="full" css={card}>
      <SharedPicture documentId={documentId}>
        <ImageCarousel images={images} title={title} sizes={SIZES} priority={priority} to={address} />
      </SharedPicture>
      <Stack flex="1" gap="5" p={{ base: '5', md: '6' }}>
        <Stack gap="3" align="start">
          <Badge variant="surface" fontFamily="mono" borderRadius="full" px="2.5">
            {platform}
          </Badge>
          <Heading as="h3" textStyle="heading">
            <TitleLink to={address}>{title}</TitleLink>
          </Heading>
          <ProjectDescription title={title} to={address}>
            {description}
          </ProjectDescription>
        </Stack>
        {technologies.length > 0 && (
          <Box mt="auto">
            <Text textStyle="xs" color="fg.subtle" mb="2">
              Technologies
            </Text>
            <TagList label="Technologies" items={technologies} />
          </Box>
        )}
        <Grid
          templateColumns="repeat(auto-fit, minmax(min(7rem, 100%), 1fr))"
          gap="2.5"
          mt={technologies.length > 0 ? '0' : 'auto'}
          _empty={{ display: 'none' }}
        >
          <OutLink href={githubLink} label={`Source Code of ${title}`}>
            <CodeXmlIcon aria-hidden /> Source Code
          </OutLink>
          <OutLink href={livePreview} label={`Live Preview of ${title}`}>
            Live Preview <ArrowUpRightIcon aria-hidden />
          </OutLink>
        </Grid>
      </Stack>
    </Flex>
  );
}

/** Cards arrive after the page that an address with an anchor leads to, so they find their own way into sight. */
function useAnchor(id: string) {
  const element = useRef<HTMLDivElement>(null);
  const { hash, key } = useLocation();

  useEffect(() => {
    if (hash === `#${id}`) element.current?.scrollIntoView();
  }, [hash, key, id]);

  return element;
}

function OutLink({ href, label, children }: { href: string | null; label: string; children: ReactNode }) {
  if (!href) return null;
  return (
    <Button asChild variant="surface" size="sm" px="3">
      <a href={href} target="_blank" rel="noopener noreferrer" aria-label={label}>
        {children}
      </a>
    </Button>
  );
}

const TitleLink = chakra(Link, {
  base: {
    display: 'inline-block',
    borderRadius: 'l1',
    focusVisibleRing: 'outside',
    transition: 'color {durations.fast}',
    _hover: { color: 'brand.fg' },
  },
});

const card = {
  layerStyle: 'panel',
  overflow: 'hidden',
  scrollMarginTop: '4',
  _target: { borderColor: 'brand.solid' },
  transition: 'border-color {durations.slow}, transform {durations.slow} {easings.out}',
  _hover: { borderColor: 'border.emphasized', transform: 'translateY(-0.25rem)' },
};
