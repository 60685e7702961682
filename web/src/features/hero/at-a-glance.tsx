import { chakra, Stack } from '@chakra-ui/react';
import { SpriteIcon } from '../../components/sprite-icon';
import { useSite } from '../site/site-context';
import { placeOf } from '../site/site-texts';

/** Where the owner is, and which work he takes. */
export function AtAGlance() {
  const site = useSite();
  const place = placeOf(site);
  if (!place && !site.availability) return null;

  return (
    <Stack as="ul" listStyleType="none" gap="2" mt="6" maxW="lg" textStyle="sm" color="fg.muted">
      {place && (
        <Fact>
          <SpriteIcon icon="place" boxSize="4" mt="0.5" flexShrink="0" color="brand.fg" />
          {place}
        </Fact>
      )}
      {site.availability && (
        <Fact>
          <SpriteIcon icon="clock" boxSize="4" mt="0.5" flexShrink="0" color="brand.fg" />
          {site.availability}
        </Fact>
      )}
    </Stack>
  );
}

const Fact = chakra('li', { base: { display: 'flex', gap: '2.5', textWrap: 'pretty' } });
