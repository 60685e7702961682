import { Box, chakra, Flex, Text } from '@chakra-ui/react';
import { SpriteIcon } from '../../components/sprite-icon';
import type { Skill } from '../../content/owner';

/** Its bar fills while the card is hovered, focused or touched. */
export function SkillCard({ skill: { name, icon, color, level } }: { skill: Skill }) {
  return (
    <Card tabIndex={0} className="group">
      <Flex align="center" gap="3">
        <SpriteIcon icon={icon} color={color} boxSize="7" />
        <Text fontWeight="medium">{name}</Text>
      </Flex>
      <Text mt="5" textStyle="xs" fontFamily="mono" color="fg.muted">
        Proficiency: {level}%
      </Text>
      <Box mt="2.5" h="1" borderRadius="full" bg="bg.emphasized" overflow="hidden" aria-hidden>
        <Box
          h="full"
          borderRadius="full"
          bg="brand.solid"
          transformOrigin="left"
          transform="scaleX(0)"
          transition="transform 500ms {easings.out}"
          _groupHover={{ transform: 'var(--level)' }}
          _groupFocus={{ transform: 'var(--level)' }}
          style={{ ['--level' as string]: `scaleX(${level / 100})` }}
        />
      </Box>
    </Card>
  );
}

const Card = chakra('li', {
  base: {
    layerStyle: 'panel',
    p: { base: '4', md: '5' },
    focusVisibleRing: 'outside',
    transition: 'border-color {durations.moderate}, background {durations.moderate}',
    _hover: { borderColor: 'border.emphasized', bg: 'bg.panel' },
  },
});
