import { Box, Button, Container, Grid, HStack, Stack, Text } from '@chakra-ui/react';
import { ArrowDownIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { textStyles } from '../../theme/text-styles';
import { useSite } from '../site/site-context';
import { AtAGlance } from './at-a-glance';
import { Portrait } from './portrait';

/** `children` stand below the calls to action. */
export function Hero({ children }: { children?: ReactNode }) {
  const { name, headline, heroEyebrow, heroTitle, tagline, portrait, orbitTechnologies } = useSite();
  const greeting = name ? `Hi, I’m ${name}.` : 'Portfolio';
  const title = heroTitle ?? greeting;
  const lead = tagline ?? (heroTitle ? null : headline);
  const hasPicture = portrait !== null || orbitTechnologies.length > 0;

  return (
    <Container
      as="section"
      aria-labelledby="greeting"
      pt={{ base: '28', lg: '40' }}
      pb={{ base: '16', lg: '24' }}
    >
      <Grid
        templateColumns={{
          base: 'minmax(0, 1fr)',
          md: hasPicture ? 'minmax(0, 7fr) minmax(0, 5fr)' : undefined,
        }}
        gap={{ base: '20', md: '12' }}
        alignItems="center"
      >
        <Stack gap="0" align="start" overflowWrap="anywhere" css={{ containerType: 'inline-size' }}>
          {heroEyebrow && (
            <Text textStyle="label" color="brand.fg" mb={{ base: '6', lg: '8' }}>
              {heroEyebrow}
            </Text>
          )}
          {heroTitle && (
            <Text textStyle="lead" color="fg.muted" mb="2">
              {greeting}
            </Text>
          )}
          <Text as="h1" id="greeting" textStyle="display" maxW="full" style={{ fontSize: sizeOf(title) }}>
            {title}
          </Text>
          {lead && (
            <Text textStyle="lead" color="fg.muted" mt="6" maxW="lg" textWrap="pretty">
              {lead}
            </Text>
          )}
          <HStack mt={{ base: '8', lg: '10' }} gap="3" wrap="wrap">
            <Button asChild colorPalette="brand" size="xl">
              <a href="#contact">Hire Me</a>
            </Button>
            <Button asChild variant="outline" size="xl">
              <a href="#portfolio">
                View Portfolio <ArrowDownIcon aria-hidden />
              </a>
            </Button>
          </HStack>
          <AtAGlance />
          {children && (
            <Box mt={{ base: '10', lg: '14' }} maxW="full">
              {children}
            </Box>
          )}
        </Stack>
        {hasPicture && <Portrait />}
      </Grid>
    </Container>
  );
}

/** These scripts break within what stands between two spaces. */
const WORD =
  /[^\s\-–—\p{sc=Han}\p{sc=Hiragana}\p{scx=Katakana}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}]+/gu;

/** Words as well: フルスタックエンジニア. Each sign is as wide as 1.6 letters. */
const KATAKANA = /\p{scx=Katakana}+/gu;

/** So that the longest word has room in a line, unless it would be hard to read. */
function sizeOf(title: string): string {
  const words = title.match(WORD) ?? [];
  const wide = title.match(KATAKANA) ?? [];
  const longest = Math.max(
    1,
    ...words.map(({ length }) => length),
    ...wide.map(({ length }) => 1.6 * length),
  );
  return `min(${textStyles.display.value.fontSize}, max(1.5rem, ${Math.floor(160 / longest)}cqi))`;
}
