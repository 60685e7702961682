import { Box, chakra, Flex, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Link } from '../../../components/links/link';
import type { ProjectPage_pageFragment } from '../../../graphql/generated-project';
import { galleryAddress } from '../../../paths';

type Props = {
  project: ProjectPage_pageFragment['project'];
  /** Whether it stands beside a text. */
  isAside: boolean;
};

export function ProjectFacts({ project: { platform, period, role, technologies }, isAside }: Props) {
  return (
    <Facts aside={isAside} aria-label="About the project">
      {role && <Fact label="Role">{role}</Fact>}
      {period && <Fact label="Period">{period}</Fact>}
      <Fact label="Platform">{platform}</Fact>
      {technologies.length > 0 && (
        <Fact label="Technologies" isWide={!isAside}>
          <Flex as="ul" aria-label="Technologies" wrap="wrap" gap="2" listStyleType="none" mt="1">
            {technologies.map((name) => (
              <li key={name}>
                <TechnologyLink to={galleryAddress({ technologies: [name] })}>{name}</TechnologyLink>
              </li>
            ))}
          </Flex>
        </Fact>
      )}
    </Facts>
  );
}

function Fact({ label, isWide, children }: { label: string; isWide?: boolean; children: ReactNode }) {
  return (
    <Box flex={isWide ? '1 1 20rem' : undefined} minW="0">
      <Text as="dt" textStyle="xs" color="fg.subtle">
        {label}
      </Text>
      <Box as="dd" mt="1">
        {children}
      </Box>
    </Box>
  );
}

const Facts = chakra('dl', {
  base: { display: 'flex', columnGap: '12', rowGap: '6' },
  variants: {
    aside: {
      true: {
        flexDirection: { base: 'row', lg: 'column' },
        flexWrap: 'wrap',
        position: { lg: 'sticky' },
        top: '24',
      },
      false: { flexWrap: 'wrap' },
    },
  },
});

const TechnologyLink = chakra(Link, {
  base: {
    display: 'inline-block',
    px: '3',
    py: '1',
    textStyle: 'xs',
    fontFamily: 'mono',
    color: 'fg.muted',
    borderWidth: '1px',
    borderColor: 'border.emphasized',
    borderRadius: 'full',
    focusVisibleRing: 'outside',
    transition: 'color {durations.fast}, background {durations.fast}',
    _hover: { color: 'fg', bg: 'bg.muted' },
    _active: { bg: 'bg.emphasized' },
  },
});
