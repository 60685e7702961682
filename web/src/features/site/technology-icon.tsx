import type { HTMLChakraProps } from '@chakra-ui/react';
import { SpriteIcon } from '../../components/sprite-icon';
import type { Site } from './site-context';

type Props = HTMLChakraProps<'svg'> & { technology: Site['orbitTechnologies'][number] };

/** In its colour; a plain mark for what has no icon. */
export function TechnologyIcon({ technology: { icon, color }, ...props }: Props) {
  return <SpriteIcon icon={icon ?? 'mark'} color={color ?? 'fg.muted'} {...props} />;
}
