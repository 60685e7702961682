import { Badge, Button, Heading, HStack, Link, Stack, Text } from '@chakra-ui/react';
import { ArrowRightIcon, ExternalLinkIcon, PencilIcon, Trash2Icon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link as PageLink } from '../../../components/links/link';
import { ImageCarousel } from '../../../components/pictures/image-carousel';
import { SpriteIcon } from '../../../components/sprite-icon';
import { TagList } from '../../../components/tag-list';
import type { OwnProjectCard_projectFragment } from '../../../graphql/generated-dashboard';
import { projectAddress } from '../../../paths';
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

  return (
    <Stack as="article" layerStyle="panel" overflow="hidden" gap="0" h="full">
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
        <Heading as="h2" textStyle="heading" overflowWrap="anywhere">
          {title}
        </Heading>
        <Text textStyle="sm" color="fg.muted" lineClamp="3" overflowWrap="anywhere">
          {description}
        </Text>
        {technologies.length > 0 && <TagList label="Technologies" items={technologies} />}
        <HStack columnGap="5" rowGap="2" wrap="wrap" mt="auto" pt="2">
          {status !== 'DRAFT' && (
            <Link asChild textStyle="sm" fontWeight="medium">
              <PageLink to={projectAddress(status === 'MODIFIED' ? documentId : slug)}>
                View page <ArrowRightIcon aria-hidden />
              </PageLink>
            </Link>
          )}
          <OutLink href={githubLink}>
            <SpriteIcon icon="github" boxSize="4" /> GitHub
          </OutLink>
          <OutLink href={livePreview}>
            <ExternalLinkIcon aria-hidden /> Live Preview
          </OutLink>
        </HStack>
        {canEdit && (
          <HStack gap="2" pt="4" borderTopWidth="1px" borderColor="border.muted">
            <Button flex="1" size="sm" variant="outline" onClick={onEdit}>
              <PencilIcon aria-hidden /> Edit Project
            </Button>
            <Button size="sm" variant="ghost" colorPalette="red" onClick={onDelete}>
              <Trash2Icon aria-hidden /> Delete
            </Button>
            {menu}
          </HStack>
        )}
      </Stack>
    </Stack>
  );
}

function OutLink({ href, children }: { href: string | null; children: ReactNode }) {
  if (!href) return null;
  return (
    <Link href={href} target="_blank" rel="noopener noreferrer" textStyle="sm" fontWeight="medium">
      {children}
    </Link>
  );
}
