import { Box, chakra } from '@chakra-ui/react';
import { Link } from '../../components/links/link';
import { useSite } from '../../features/site/site-context';
import { paths } from '../../paths';

const HomeLink = chakra(Link);

type Props = { wraps?: boolean };

/** The owner's name, and a cursor if there is room. Of what stands beside it in a row, a long one gives way first. */
export function Brand({ wraps = false }: Props) {
  const { name } = useSite();
  return (
    <HomeLink
      to={paths.home}
      aria-label={name ? undefined : 'Home'}
      display="block"
      w="fit-content"
      truncate={!wraps}
      py="2"
      textStyle="lg"
      fontWeight="semibold"
      letterSpacing="-0.03em"
      borderRadius="l1"
      focusVisibleRing="outside"
      minW={{ base: '0', lg: '6rem' }}
      flexShrink="999"
      maxW="full"
    >
      {name || '\u200b'}
      <Box
        as="span"
        aria-hidden
        display="inline-block"
        ms="1"
        w="0.45em"
        h="0.14em"
        bg="brand.solid"
        borderRadius="1px"
      />
    </HomeLink>
  );
}
