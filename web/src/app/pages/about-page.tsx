import { Button, chakra, Container, Grid, Heading, SimpleGrid, Stack, Text } from '@chakra-ui/react';
import { ArrowRightIcon } from 'lucide-react';
import { Link } from '../../components/links/link';
import { PageHead } from '../../components/page/page-head';
import { PageTitle } from '../../components/page/page-title';
import { SturdyPicture } from '../../components/pictures/sturdy-picture';
import { Section } from '../../components/page/section';
import { useSite } from '../../features/site/site-context';
import { nameAndHeadline, paragraphs } from '../../features/site/site-texts';
import { TechnologyIcon } from '../../features/site/technology-icon';
import { paths } from '../../paths';

export function AboutPage() {
  const site = useSite();
  const { name, summary, portrait, education, aboutTechnologies } = site;
  const subject = [name, summary].filter(Boolean).join(': ');
  const description = `About ${subject}${/[\p{Sentence_Terminal}…]$/u.test(subject) ? '' : '.'}`;

  return (
    <>
      <PageHead title="About" description={description} path={paths.about} />
      <PageTitle title="About Me">{summary ?? nameAndHeadline(site)}</PageTitle>
      <Container as="section" aria-label="Introduction" py={{ base: '8', md: '12' }}>
        <Grid
          templateColumns={{
            base: 'minmax(0, 1fr)',
            lg: portrait ? 'minmax(0, 7fr) minmax(0, 4fr)' : undefined,
          }}
          gap={{ base: '10', lg: '20' }}
        >
          <Stack gap="6" textStyle="lg" color="fg.muted" maxW="prose">
            {paragraphs(site.introduction ?? site.about).map((paragraph, index) => (
              <Text key={index} dir="auto" textWrap="pretty" whiteSpace="pre-line">
                {paragraph}
              </Text>
            ))}
            <Button asChild colorPalette="brand" size="xl" alignSelf="start" mt="4">
              <Link to={paths.contact}>
                Contact Me <ArrowRightIcon aria-hidden />
              </Link>
            </Button>
          </Stack>
          {portrait && (
            <SturdyPicture
              image={portrait}
              loading="eager"
              sizes="(min-width: 64rem) 24rem, 92vw"
              alt={site.portraitAlternativeText ?? ''}
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
            {education.map(({ title, institution, year, description }, index) => (
              <Card key={index}>
                {year !== null && (
                  <Text textStyle="label" color="fg.subtle" mb="6">
                    {year}
                  </Text>
                )}
                <Heading as="h3" textStyle="heading">
                  {title}
                </Heading>
                {institution && <Text mt="1">{institution}</Text>}
                {description && (
                  <Text color="fg.muted" textStyle="sm" mt="3">
                    {description}
                  </Text>
                )}
              </Card>
            ))}
          </SimpleGrid>
        </Section>
      )}
      {aboutTechnologies.length > 0 && (
        <Section title="Technical Skills">
          <SimpleGrid as="ul" listStyleType="none" columns={{ base: 2, md: 4 }} gap="4">
            {aboutTechnologies.map((technology, index) => (
              <Card key={index}>
                <TechnologyIcon technology={technology} boxSize="7" />
                <Text mt="5" fontWeight="medium">
                  {technology.name}
                </Text>
              </Card>
            ))}
          </SimpleGrid>
        </Section>
      )}
    </>
  );
}

const Card = chakra('li', { base: { layerStyle: 'panel', p: { base: '5', md: '6' } } });
