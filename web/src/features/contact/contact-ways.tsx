import { Box, chakra, Grid, Text } from '@chakra-ui/react';
import { SpriteIcon } from '../../components/sprite-icon';
import { phoneLink } from '../../content/phone-link';
import { useSite } from '../site/site-context';
import { addressLines, joined } from '../site/site-texts';

export function ContactWays() {
  const site = useSite();
  const { email, phone } = site;
  const address = addressLines(site);

  return (
    <Grid
      templateColumns={{
        base: 'minmax(0, 1fr)',
        md: 'repeat(auto-fit, minmax(12rem, 1fr))',
        lg: 'minmax(0, 1fr)',
      }}
      gap="4"
      alignContent="start"
      gridAutoRows={{ lg: 'minmax(min-content, 8.5rem)' }}
    >
      {email && (
        <Way icon="mail" label="E-mail" href={`mailto:${email}`}>
          {email}
        </Way>
      )}
      {phone && (
        <Way icon="phone" label="Phone" href={phoneLink(phone)}>
          {phone}
        </Way>
      )}
      {address.length > 0 && (
        <Way icon="place" label="Address">
          {joined(...address)}
        </Way>
      )}
    </Grid>
  );
}

type Props = { icon: string; label: string; href?: string | undefined; children: string };

function Way({ icon, label, href, children }: Props) {
  const content = (
    <>
      <Box color="brand.fg">
        <SpriteIcon icon={icon} boxSize="5" />
      </Box>
      <Box>
        <Text textStyle="xs" color="fg.subtle" mt={{ md: '3' }}>
          {label}
        </Text>
        <Text textStyle={{ base: 'md', md: 'sm', lg: 'md' }} fontWeight="medium" mt="1">
          {children}
        </Text>
      </Box>
    </>
  );
  return href ? (
    <Card asChild link>
      <a href={href}>{content}</a>
    </Card>
  ) : (
    <Card>{content}</Card>
  );
}

const Card = chakra('div', {
  base: {
    layerStyle: 'panel',
    display: { base: 'flex', md: 'block' },
    alignItems: 'center',
    gap: '4',
    p: '5',
  },
  variants: {
    link: {
      true: {
        focusVisibleRing: 'outside',
        transition: 'border-color {durations.moderate}, background {durations.moderate}',
        _hover: { borderColor: 'border.emphasized', bg: 'bg.panel' },
        _active: { bg: 'bg.muted' },
      },
    },
  },
});
