import { Box, Center } from '@chakra-ui/react';
import { useEffect, useRef } from 'react';
import { SturdyPicture } from '../../components/pictures/sturdy-picture';
import { lettersOf } from '../../lib/texts/letters';
import { useSite, type Site } from '../site/site-context';
import { TechnologyIcon } from '../site/technology-icon';
import { orbitPlaces, type Place } from './orbit-places';

type Technology = Site['orbitTechnologies'][number];

export function Portrait() {
  const { orbitTechnologies } = useSite();
  const places = orbitPlaces(orbitTechnologies.length);
  return (
    <Box
      position="relative"
      w="full"
      maxW={{ base: '17rem', sm: '22rem', md: '15.5rem', lg: '27rem' }}
      mx="auto"
      aspectRatio="1"
    >
      <Ring inset="-2%" />
      <Ring inset="12%" />
      <Face />
      {places.map((place, index) => {
        const technology = orbitTechnologies[index];
        return technology && <OrbitIcon key={index} {...{ technology, place, index }} />;
      })}
    </Box>
  );
}

/** Without a picture the first letter of the name. */
function Face() {
  const { name, portrait, portraitAlternativeText } = useSite();
  return (
    <Center
      position="absolute"
      inset="4% 15%"
      borderRadius="full"
      overflow="hidden"
      borderWidth="1px"
      borderColor="border.emphasized"
      bg="bg.muted"
      boxShadow="0 0 140px {colors.brand.solid/12}"
    >
      {portrait ? (
        <SturdyPicture
          image={portrait}
          priority
          sizes="(min-width: 64rem) 19rem, (min-width: 48rem) 11rem, (min-width: 30rem) 15.5rem, 12rem"
          alt={portraitAlternativeText ?? ''}
          boxSize="full"
          objectFit="cover"
        />
      ) : (
        // Older browsers part the letters of some scripts otherwise than the server: its letter stays.
        <Box aria-hidden suppressHydrationWarning textStyle="display" color="fg.subtle">
          {lettersOf(name)[0]}
        </Box>
      )}
    </Center>
  );
}

function Ring({ inset }: { inset: string }) {
  return (
    <Box
      aria-hidden
      position="absolute"
      inset={inset}
      borderRadius="full"
      borderWidth="1px"
      borderColor="border"
      maskImage="linear-gradient(160deg, black 20%, transparent 75%)"
    />
  );
}

type OrbitIconProps = { technology: Technology; place: Place; index: number };

function OrbitIcon({ technology, place: { x, y }, index }: OrbitIconProps) {
  const center = useRef<HTMLDivElement>(null);

  // Not rendered: pages are kept and shared, and every load floats in its own way.
  useEffect(() => {
    for (const [name, value] of Object.entries(drift())) center.current?.style.setProperty(name, value);
  }, []);

  return (
    <Box aria-hidden position="absolute" left={`${x}%`} top={`${y}%`} transform="translate(-50%, -50%)">
      <Box animation="appear 0.8s {easings.out} backwards" style={{ animationDelay: `${index * 0.1}s` }}>
        <Center
          ref={center}
          boxSize={{ base: '10', lg: '12' }}
          borderRadius="md"
          borderWidth="1px"
          borderColor="border"
          bg="bg.panel/80"
          backdropFilter="blur(8px)"
          animation="drift var(--cycle) ease-in-out infinite alternate"
          transition="scale {durations.moderate} {easings.out}, border-color {durations.moderate}"
          _hover={{ scale: '1.2', borderColor: 'border.emphasized' }}
        >
          <TechnologyIcon technology={technology} boxSize={{ base: '5', lg: '6' }} />
        </Center>
      </Box>
    </Box>
  );
}

/** About 10 px each way and about 5° at random, there and back in 2 to 3 s. */
function drift() {
  return {
    '--drift-x': `${eitherWay(8, 10)}px`,
    '--drift-y': `${eitherWay(8, 10)}px`,
    '--drift-turn': `${eitherWay(4, 5)}deg`,
    '--cycle': `${between(2, 3)}s`,
  };
}

function eitherWay(least: number, most: number): number {
  return between(least, most) * (Math.random() < 0.5 ? -1 : 1);
}

function between(least: number, most: number): number {
  return least + Math.random() * (most - least);
}
