import { Button, chakra, Container, Grid, Heading, Image, SimpleGrid, Stack, Text } from '@chakra-ui/react';
import { ArrowRightIcon } from 'lucide-react';
import { Link } from 'react-router-dom';
import { PageHead } from '../../components/page-head';
import { PageTitle } from '../../components/page-title';
import { Section } from '../../components/section';
import { SpriteIcon } from '../../components/sprite-icon';
import { aboutSkills } from '../../content/about';
import { owner } from '../../content/owner';
import { paths } from '../../paths';

export function AboutPage() {
  const { name, summary, introduction, portrait, education } = owner;
  const description = `About ${[name, summary].filter(Boolean).join(': ')}.`;

  return (
    <>
      <PageHead title="About" description={description} path={paths.about} />
      <PageTitle title="About Me">{summary}</PageTitle>
      <Container as="section" aria-label="Introduction" py={{ base: '8', md: '12' }}>
        <Grid
          templateColumns={{ base: '1fr', lg: portrait ? '7fr 4fr' : undefined }}
          gap={{ base: '10', lg: '20' }}
        >
          <Stack gap="6" textStyle="lg" color="fg.muted" maxW="prose">
            {introduction.map((paragraph) => (
              <Text key={paragraph} textWrap="pretty">
                {paragraph}
              </Text>
            ))}
            <Button asChild colorPalette="brand" size="xl" fontWeight="semibold" alignSelf="start" mt="4">
              <Link to={paths.contact}>
                Contact Me <ArrowRightIcon aria-hidden />
              </Link>
            </Button>
          </Stack>
          {portrait && (
            <Image
              {...portrait}
              sizes="(min-width: 64rem) 24rem, 92vw"
              alt={`Portrait of ${name}`}
              w="full"
              maxW="md"
              h="auto"
              borderRadius="xl"
              borderWidth="1px"
              borderColor="border"
            />
          )}
        </Grid>
      </Container>
      {education.length > 0 && (
        <Section title="Education">
          <SimpleGrid as="ol" listStyleType="none" columns={{ base: 1, md: 2 }} gap="6">
            {education.map(({ title, institution, year, description }) => (
              <Card key={title}>
                <Text textStyle="label" color="fg.subtle">
                  {year}
                </Text>
                <Heading as="h3" textStyle="heading" mt="6">
                  {title}
                </Heading>
                <Text mt="1">{institution}</Text>
                <Text color="fg.muted" textStyle="sm" mt="3">
                  {description}
                </Text>
              </Card>
            ))}
          </SimpleGrid>
        </Section>
      )}
      <Section title="Technical Skills">
        <SimpleGrid as="ul" listStyleType="none" columns={{ base: 2, md: 4 }} gap="4">
          {aboutSkills.map(({ name, icon, color }) => (
            <Card key={name}>
              <SpriteIcon icon={icon} color={color} boxSize="7" />
              <Text mt="5" fontWeight="medium">
                {name}
              </Text>
            </Card>
          ))}
        </SimpleGrid>
      </Section>
    </>
  );
}

const Card = chakra('li', { base: { layerStyle: 'panel', p: { base: '5', md: '6' } } });
