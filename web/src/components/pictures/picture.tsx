import { Image, type ImageProps } from '@chakra-ui/react';
import type { Ref } from 'react';
import type { Picture_imageFragment } from '../../graphql/generated';

type Props = Omit<ImageProps, 'src' | 'srcSet' | 'width' | 'height' | 'alt'> & {
  ref?: Ref<HTMLImageElement>;
  image: Picture_imageFragment;
  alt: string;
  sizes: string;
  /** For the picture a visitor sees first; the others wait until they are near. */
  priority?: boolean;
};

export function Picture({ image, priority = false, ...props }: Props) {
  const { url, width, height, placeholder, formats } = image;
  return (
    <Image
      src={url}
      srcSet={[...formats, { url, width }].map((format) => `${format.url} ${format.width}w`).join(', ')}
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
