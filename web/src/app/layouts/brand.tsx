import { Box, chakra } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { owner } from '../../content/owner';
import { paths } from '../../paths';

const HomeLink = chakra(Link);

/** The owner's name with a cursor after it. */
export function Brand() {
  return (
    <HomeLink
      to={paths.home}
      display="inline-flex"
      alignItems="baseline"
      gap="1"
      py="2"
      textStyle="lg"
      fontWeight="semibold"
      letterSpacing="-0.03em"
      borderRadius="l1"
      focusVisibleRing="outside"
      whiteSpace="nowrap"
    >
      {owner.name}
      <Box as="span" aria-hidden w="0.45em" h="0.14em" bg="brand.solid" borderRadius="1px" />
    </HomeLink>
  );
}
