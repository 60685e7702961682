import { Box, chakra, Flex, Text } from '@chakra-ui/react';
import type { CSSProperties } from 'react';
import type { Site } from '../site/site-context';
import { TechnologyIcon } from '../site/technology-icon';

type Props = { skill: Site['skillCategories'][number]['skills'][number] };

/** Its bar fills while the card is hovered, focused or touched. */
export function SkillCard({ skill }: Props) {
  const { name, level } = skill;
  return (
    <Card tabIndex={level === null ? undefined : 0} className="group">
      <Flex align="center" gap="3">
        <TechnologyIcon technology={skill} boxSize="7" flexShrink="0" />
        <Text fontWeight="medium" minW="0">
          {name}
        </Text>
      </Flex>
      {level !== null && <Proficiency level={level} />}
    </Card>
  );
}

function Proficiency({ level }: { level: number }) {
  const style: CSSProperties & Record<'--level', string> = { '--level': `scaleX(${level / 100})` };
  return (
    <>
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
          style={style}
        />
      </Box>
    </>
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
