import { Box, chakra } from '@chakra-ui/react';
import { Link } from '../../components/links/link';
import { useSite } from '../../features/site/site-context';
import { paths } from '../../paths';

const HomeLink = chakra(Link);

/** The owner's name with a cursor after it. Of what stands beside it in a row, a long one gives way first. */
export function Brand() {
  const { name } = useSite();
  return (
    <HomeLink
      to={paths.home}
      aria-label={name ? undefined : 'Home'}
      display="inline-flex"
      alignItems="baseline"
      gap="1"
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
      <Box as="span" truncate>
        {name || '\u200b'}
      </Box>
      <Box as="span" aria-hidden flexShrink="0" w="0.45em" h="0.14em" bg="brand.solid" borderRadius="1px" />
    </HomeLink>
  );
}
