import { chakra, Flex, Heading, SimpleGrid, Text } from '@chakra-ui/react';
import { useMemo } from 'react';
import { Section } from '../../components/page/section';
import { SpriteIcon } from '../../components/sprite-icon';
import { useSite } from '../site/site-context';
import { TypedText } from './typed-text';

export function AwardsSection() {
  const { awards, awardPhrases } = useSite();
  const phrases = useMemo(() => awardPhrases.map(({ text }) => text), [awardPhrases]);
  if (awards.length === 0) return null;

  const heading = <TypedText key={phrases.join('\n')} name="Awards" phrases={phrases} />;
  return (
    <Section title={phrases.length > 0 ? heading : 'Awards'}>
      <SimpleGrid as="ul" listStyleType="none" columns={{ base: 1, md: 3 }} gap="6">
        {awards.map(({ title, description, year }, index) => (
          <Card key={index}>
            <Flex align="center" justify="space-between">
              <SpriteIcon icon="award" color="brand.fg" />
              {year !== null && (
                <Text textStyle="label" color="fg.muted">
                  {year}
                </Text>
              )}
            </Flex>
            <Heading as="h3" textStyle="heading" mt={{ base: '6', md: '10' }}>
              {title}
            </Heading>
            {description && (
              <Text color="fg.muted" textStyle="sm" mt="2">
                {description}
              </Text>
            )}
          </Card>
        ))}
      </SimpleGrid>
    </Section>
  );
}

const Card = chakra('li', {
  base: {
    layerStyle: 'panel',
    p: '6',
    transition: 'border-color {durations.moderate}, background {durations.moderate}',
    _hover: { borderColor: 'border.emphasized', bg: 'bg.panel' },
  },
});
