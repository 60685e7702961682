import { chakra, type HTMLChakraProps } from '@chakra-ui/react';
import { use } from 'react';
import ownIcons from '../content/icons.svg?url';
import { SiteIcons } from '../features/site/site-icons';

type Props = HTMLChakraProps<'svg'> & {
  /** Of our own drawings, or a short name of Simple Icons. */
  icon: string;
};

/** Those that the interface uses itself: the ids in icons.svg. */
export const OWN_ICONS = 'award clock code google-logo link linkedin mail mark no-image phone place'.split(
  ' ',
);

/** A drawing from a file, so that it stays out of the JavaScript. Decorative: its name stands beside it. */
export function SpriteIcon({ icon, ...props }: Props) {
  const { address, names } = use(SiteIcons);
  const own = OWN_ICONS.includes(icon) ? ownIcons : `/icons/${icon}.svg`;
  return (
    <chakra.svg viewBox="0 0 24 24" fill="currentColor" boxSize="6" aria-hidden {...props}>
      <use href={`${names.includes(icon) ? address : own}#${icon}`} />
    </chakra.svg>
  );
}
