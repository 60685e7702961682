import { chakra, type HTMLChakraProps } from '@chakra-ui/react';
import sprite from '../content/icons.svg?url';

type Props = HTMLChakraProps<'svg'> & { icon: string };

/** An icon of the sprite, which stays out of the JavaScript. Decorative: its name stands beside it. */
export function SpriteIcon({ icon, ...props }: Props) {
  return (
    <chakra.svg viewBox="0 0 24 24" fill="currentColor" boxSize="6" aria-hidden {...props}>
      <use href={`${sprite}#${icon}`} />
    </chakra.svg>
  );
}
