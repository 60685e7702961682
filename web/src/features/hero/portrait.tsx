import { Box, Center, Image } from '@chakra-ui/react';
import type { CSSProperties } from 'react';
import { SpriteIcon } from '../../components/sprite-icon';
import { owner } from '../../content/owner';
import { orbitTechnologies, type OrbitTechnology } from '../../content/tech-stack';

const { portrait } = owner;

export function Portrait() {
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
      <Box
        position="absolute"
        inset="4% 15%"
        borderRadius="full"
        overflow="hidden"
        borderWidth="1px"
        borderColor="border.emphasized"
        bg="bg.muted"
        boxShadow="0 0 140px rgb(52 232 138 / 0.12)"
      >
        <Image
          src={portrait.src}
          srcSet={portrait.srcSet}
          htmlWidth={portrait.width}
          htmlHeight={portrait.height}
          sizes="(min-width: 64rem) 25rem, (min-width: 30rem) 20rem, 16rem"
          alt={`Portrait of ${owner.name}`}
          boxSize="full"
          objectFit="cover"
          fetchPriority="high"
        />
      </Box>
      {orbitTechnologies.map((technology, index) => (
        <OrbitIcon key={technology.name} technology={technology} index={index} />
      ))}
    </Box>
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

function OrbitIcon({
  technology: { icon, color, x, y },
  index,
}: {
  technology: OrbitTechnology;
  index: number;
}) {
  return (
    <Box aria-hidden position="absolute" left={`${x}%`} top={`${y}%`} transform="translate(-50%, -50%)">
      <Box animation="appear 0.8s {easings.out} backwards" style={{ animationDelay: `${index * 0.1}s` }}>
        <Center
          boxSize={{ base: '10', lg: '12' }}
          borderRadius="md"
          borderWidth="1px"
          borderColor="border"
          bg="bg.panel/80"
          backdropFilter="blur(8px)"
          color={color}
          animation="drift var(--cycle) ease-in-out infinite alternate"
          transition="scale {durations.moderate} {easings.out}, border-color {durations.moderate}"
          _hover={{ scale: '1.2', borderColor: 'border.emphasized' }}
          style={drift(index)}
        >
          <SpriteIcon icon={icon} boxSize={{ base: '5', lg: '6' }} />
        </Center>
      </Box>
    </Box>
  );
}

/** Scattered but the same on the server and in the browser: up to 10 px and 5°, 2 to 3 s. */
function drift(index: number) {
  const scatter = (salt: number) => Math.sin((index + 1) * salt);
  return {
    '--drift-x': `${(10 * scatter(12.9)).toFixed(1)}px`,
    '--drift-y': `${(10 * scatter(78.2)).toFixed(1)}px`,
    '--drift-turn': `${(5 * scatter(27.4)).toFixed(1)}deg`,
    '--cycle': `${(2.5 + scatter(4.1) / 2).toFixed(2)}s`,
  } as CSSProperties;
}
