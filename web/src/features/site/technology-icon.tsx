import type { HTMLChakraProps } from '@chakra-ui/react';
import { SpriteIcon } from '../../components/sprite-icon';
import type { Site } from './site-context';
import { technologyIcon } from './site-icons';

type Props = HTMLChakraProps<'svg'> & { technology: Site['orbitTechnologies'][number] };

/** In its colour; a plain mark for what has no icon. */
export function TechnologyIcon({ technology, ...props }: Props) {
  return <SpriteIcon icon={technologyIcon(technology)} color={technology.color ?? 'fg.muted'} {...props} />;
}
