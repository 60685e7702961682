import { Image, type ImageProps } from '@chakra-ui/react';
import type { Ref } from 'react';
import type { Picture_imageFragment } from '../graphql/generated';

type Props = Omit<ImageProps, 'src' | 'srcSet' | 'width' | 'height' | 'alt'> & {
  ref?: Ref<HTMLImageElement>;
  image: Picture_imageFragment;
  alt: string;
  sizes: string;
  /** For the picture a visitor sees first; the others wait until they are near. */
  priority?: boolean;
};

/** Width of Strapi's own thumbnails, in px. */
const PREVIEW = 245;

export function Picture({ image, priority = false, ...props }: Props) {
  const { url, width, height, placeholder, formats } = image;
  // The smallest is for previews: no screen is so narrow that it would be chosen here.
  const sources = [...formats.filter((format) => format.width > PREVIEW), { url, width }];
  return (
    <Image
      src={url}
      srcSet={sources.map((source) => `${source.url} ${source.width}w`).join(', ')}
      htmlWidth={width}
      htmlHeight={height}
      loading={priority ? 'eager' : 'lazy'}
      fetchPriority={priority ? 'high' : 'auto'}
      decoding="async"
      draggable={false}
      style={placeholder ? { backgroundImage: `url("${placeholder}")`, backgroundSize: 'cover' } : undefined}
      {...props}
    />
  );
}
