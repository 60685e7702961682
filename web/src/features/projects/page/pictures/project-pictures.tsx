import { chakra, Grid } from '@chakra-ui/react';
import { useRef, type MouseEvent } from 'react';
import type { ProjectPage_pageFragment } from '../../../../graphql/generated-project';
import { SharedPicture } from '../../shared-picture';
import { stackOnPaper } from '../stack-on-paper';
import { PictureLink } from './picture-link';
import { prepareLightbox, useLightbox } from './use-lightbox';

type Props = { project: ProjectPage_pageFragment['project'] };

/** Links to the pictures themselves, which open in a lightbox once its code is there. */
export function ProjectPictures({ project: { documentId, title, images } }: Props) {
  const section = useRef<HTMLDivElement>(null);
  const { Lightbox, shown, open, close } = useLightbox(section);
  const [main, ...others] = images;
  if (!main) return null;

  const link = (index: number) => ({
    title,
    index,
    total: images.length,
    onClick: (event: MouseEvent<HTMLAnchorElement>) => open(event, index),
    onPointerEnter: prepareLightbox,
  });

  return (
    <Grid
      as="section"
      ref={section}
      aria-label={`Pictures of ${title}`}
      gap={{ base: '3', md: '5' }}
      _print={stackOnPaper('3')}
    >
      <SharedPicture documentId={documentId}>
        <PictureLink {...link(0)} image={main} isMain />
      </SharedPicture>
      {others.length > 0 && (
        <Others columns={COLUMNS[others.length] ?? 2}>
          {others.map((image, index) => (
            <PictureLink key={image.url} {...link(index + 1)} image={image} />
          ))}
        </Others>
      )}
      {Lightbox && shown !== undefined && images[shown] && (
        <Lightbox images={images} title={title} start={shown} onClose={close} />
      )}
    </Grid>
  );
}

const COLUMNS: Record<number, 1 | 2 | 3> = { 1: 1, 3: 3 };

const Others = chakra('div', {
  base: { display: 'grid', gap: { base: '3', md: '5' }, alignItems: 'start' },
  variants: {
    columns: {
      1: {},
      2: { gridTemplateColumns: { base: '1fr', sm: 'repeat(2, minmax(0, 1fr))' } },
      3: { gridTemplateColumns: { base: '1fr', sm: 'repeat(3, minmax(0, 1fr))' } },
    },
  },
});
