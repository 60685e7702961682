import { Badge, Button, Heading, HStack, Link, Stack, Text } from '@chakra-ui/react';
import { ArrowRightIcon, ExternalLinkIcon, PencilIcon, Trash2Icon } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { Link as PageLink } from '../../../components/links/link';
import { ImageCarousel } from '../../../components/pictures/image-carousel';
import { SpriteIcon } from '../../../components/sprite-icon';
import { TagList } from '../../../components/tag-list';
import type { OwnProjectCard_projectFragment } from '../../../graphql/generated-dashboard';
import { projectAddress } from '../../../paths';
import { fingerHigh } from '../../../theme/touch';
import { ProjectBadge } from '../publishing/project-badge';

type Props = {
  project: OwnProjectCard_projectFragment;
  canEdit: boolean;
  /** Other things to do with it. */
  menu: ReactNode;
  onEdit: () => void;
  onDelete: () => void;
};

export function OwnProjectCard({ project, canEdit, menu, onEdit, onDelete }: Props) {
  const { documentId, slug, status, title, platform, description, technologies, images } = project;
  const { githubLink, livePreview } = project;
  // Of a dozen equal buttons, screen readers tell by it whose each one is.
  const titleId = useId();

  return (
    <Stack as="article" aria-labelledby={titleId} layerStyle="panel" overflow="hidden" gap="0" h="full">
      <ImageCarousel
        images={images}
        title={title}
        sizes="(min-width: 64rem) 24rem, (min-width: 48rem) 50vw, 100vw"
      />
      <Stack flex="1" gap="3" p="5">
        <HStack gap="3" wrap="wrap">
          {platform && <Badge variant="outline">{platform}</Badge>}
          {canEdit && <ProjectBadge project={project} />}
        </HStack>
        <Heading as="h2" id={titleId} textStyle="heading" textWrap="balance">
          {title}
        </Heading>
        <Text textStyle="sm" color="fg.muted" lineClamp="3">
          {description}
        </Text>
        {technologies.length > 0 && <TagList label="Technologies" items={technologies} />}
        <HStack columnGap="5" rowGap="1.5" wrap="wrap" mt="auto" pt="2">
          {status !== 'DRAFT' && (
            <Link asChild minH="6" textStyle="sm" fontWeight="medium" css={fingerHigh}>
              <PageLink
                to={projectAddress(status === 'MODIFIED' ? documentId : slug)}
                aria-describedby={titleId}
              >
                View page <ArrowRightIcon aria-hidden />
              </PageLink>
            </Link>
          )}
          <OutLink href={githubLink} aria-describedby={titleId}>
            <SpriteIcon icon="github" boxSize="4" /> GitHub
          </OutLink>
          <OutLink href={livePreview} aria-describedby={titleId}>
            <ExternalLinkIcon aria-hidden /> Live Preview
          </OutLink>
        </HStack>
        {canEdit && (
          <HStack gap="2" wrap="wrap" pt="4" borderTopWidth="1px" borderColor="border.muted">
            <Button flex="1" size="sm" px="3" variant="outline" aria-describedby={titleId} onClick={onEdit}>
              <PencilIcon aria-hidden /> Edit Project
            </Button>
            <Button
              size="sm"
              variant="ghost"
              colorPalette="red"
              aria-describedby={titleId}
              onClick={onDelete}
            >
              <Trash2Icon aria-hidden /> Delete
            </Button>
            {menu}
          </HStack>
        )}
      </Stack>
    </Stack>
  );
}

type OutLinkProps = { href: string | null; 'aria-describedby': string; children: ReactNode };

function OutLink({ href, children, ...props }: OutLinkProps) {
  if (!href) return null;
  return (
    <Link
      {...props}
      href={href}
      target="_blank"
      rel="noopener noreferrer"
      minH="6"
      textStyle="sm"
      fontWeight="medium"
      css={fingerHigh}
    >
      {children}
    </Link>
  );
}
