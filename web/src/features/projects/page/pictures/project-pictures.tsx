import { chakra, Grid } from '@chakra-ui/react';
import { useState, type ComponentType, type MouseEvent } from 'react';
import type { ProjectPage_pageFragment } from '../../../../graphql/generated-project';
import { loadCode } from '../../../../lib/code/load-code';
import { SharedPicture } from '../../shared-picture';
import type { Lightbox } from './lightbox';
import { PictureLink } from './picture-link';

type Props = { project: ProjectPage_pageFragment['project'] };
type LoadedLightbox = ComponentType<Parameters<typeof Lightbox>[0]>;

const loadLightbox = () => loadCode(() => import('./lightbox'));

/** Links to the pictures themselves, which open in a lightbox once its code is there. */
export function ProjectPictures({ project: { documentId, title, images } }: Props) {
  const [Loaded, setLoaded] = useState<LoadedLightbox>();
  const [shown, setShown] = useState<number>();
  const [opener, setOpener] = useState<HTMLElement>();
  const [main, ...others] = images;
  if (!main) return null;

  function open(event: MouseEvent<HTMLAnchorElement>, index: number) {
    if (event.altKey || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    const link = event.currentTarget;
    setOpener(link);
    loadLightbox().then(
      (code) => {
        setLoaded(() => code.Lightbox);
        setShown(index);
      },
      () => location.assign(link.href),
    );
  }

  function close() {
    setShown(undefined);
    opener?.focus({ preventScroll: true });
  }

  const link = (index: number) => ({
    title,
    index,
    total: images.length,
    onClick: (event: MouseEvent<HTMLAnchorElement>) => open(event, index),
    onPointerEnter: prepare,
  });

  return (
    <Grid as="section" aria-label={`Pictures of ${title}`} gap={{ base: '3', md: '5' }}>
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
      {Loaded && shown !== undefined && (
        <Loaded images={images} title={title} start={shown} onClose={close} />
      )}
    </Grid>
  );
}

/** Loaded with the next touch when it cannot be had now. */
function prepare() {
  loadLightbox().catch(() => {});
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
