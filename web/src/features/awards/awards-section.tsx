import { chakra, Flex, Heading, SimpleGrid, Text } from '@chakra-ui/react';
import { Section } from '../../components/section';
import { SpriteIcon } from '../../components/sprite-icon';
import { awardPhrases } from '../../content/awards';
import { owner } from '../../content/owner';
import { TypedText } from './typed-text';

export function AwardsSection() {
  const { awards } = owner;
  if (awards.length === 0) return null;

  return (
    <Section title={<TypedText name="Awards" phrases={awardPhrases} />}>
      <SimpleGrid as="ul" listStyleType="none" columns={{ base: 1, md: 3 }} gap="6">
        {awards.map(({ title, description, year }) => (
          <Card key={title}>
            <Flex align="center" justify="space-between">
              <SpriteIcon icon="award" color="brand.fg" />
              <Text textStyle="label" color="fg.muted">
                {year}
              </Text>
            </Flex>
            <Heading as="h3" textStyle="heading" mt={{ base: '6', md: '10' }}>
              {title}
            </Heading>
            <Text color="fg.muted" textStyle="sm" mt="2">
              {description}
            </Text>
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
