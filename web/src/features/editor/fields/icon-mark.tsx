import { chakra, type HTMLChakraProps } from '@chakra-ui/react';
import { ICON_NAME } from '../../../content/site-rules';

type Props = HTMLChakraProps<'svg'> & { slug: string };

/** Any icon of the set, whether the site uses it already or not. Decorative: its name stands beside it. */
export function IconMark({ slug, ...props }: Props) {
  return (
    <chakra.svg viewBox="0 0 24 24" fill="currentColor" boxSize="5" flexShrink="0" aria-hidden {...props}>
      {ICON_NAME.test(slug) && <use href={`/icons/${slug}.svg#${slug}`} />}
    </chakra.svg>
  );
}
