import { chakra, type HTMLChakraProps } from '@chakra-ui/react';

const SLUG = /^[a-z0-9-]+$/;

type Props = HTMLChakraProps<'svg'> & { slug: string };

/** Any icon of the set, whether the site uses it already or not. Decorative: its name stands beside it. */
export function IconMark({ slug, ...props }: Props) {
  return (
    <chakra.svg viewBox="0 0 24 24" fill="currentColor" boxSize="5" flexShrink="0" aria-hidden {...props}>
      {SLUG.test(slug) && <use href={`/icons/${slug}.svg#${slug}`} />}
    </chakra.svg>
  );
}
