import { Box, chakra, SimpleGrid, Text } from '@chakra-ui/react';
import type { IconType } from 'react-icons';
import { LuMail, LuMapPin, LuPhone } from 'react-icons/lu';
import { owner } from '../../content/owner';

const { street, town, region, country } = owner.address;

export function ContactWays() {
  return (
    <SimpleGrid columns={{ base: 1, md: 3, lg: 1 }} gap="4">
      <Way icon={LuMail} label="E-mail" href={`mailto:${owner.email}`}>
        {owner.email}
      </Way>
      <Way icon={LuPhone} label="Phone" href={`tel:${owner.phone.replace(/[^+\d]/g, '')}`}>
        {owner.phone}
      </Way>
      <Way icon={LuMapPin} label="Address">
        {`${street}, ${town}, ${region}, ${country}`}
      </Way>
    </SimpleGrid>
  );
}

type WayProps = { icon: IconType; label: string; href?: string; children: string };

function Way({ icon: Icon, label, href, children }: WayProps) {
  const content = (
    <>
      <Box color="brand.fg">
        <Icon size="22" aria-hidden />
      </Box>
      <Text textStyle="xs" color="fg.subtle" mt="3">
        {label}
      </Text>
      <Text textStyle={{ base: 'md', md: 'sm', lg: 'md' }} fontWeight="medium" mt="1" overflowWrap="anywhere">
        {children}
      </Text>
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
  base: { layerStyle: 'panel', p: '5' },
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
