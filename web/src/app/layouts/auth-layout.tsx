import { Box, chakra, Flex, Link } from '@chakra-ui/react';
import { ArrowLeftIcon } from 'lucide-react';
import { Link as RouterLink } from '../../components/links/link';
import { paths } from '../../paths';
import { PageOutlet } from '../page-outlet';
import { usePageFocus } from '../use-page-focus';
import { NavigationProgress } from './navigation-progress';

export function AuthLayout() {
  usePageFocus();

  return (
    <Flex
      direction="column"
      minH="100dvh"
      px="6"
      pt="6"
      pb="16"
      bgImage="radial-gradient(60rem 32rem at 50% -12rem, {colors.brand.solid/18}, transparent)"
    >
      <Box position="fixed" insetX="0" top="0" zIndex="sticky">
        <NavigationProgress />
      </Box>
      <header>
        <Link asChild color="fg.muted" textStyle="sm" py="2" _hover={{ color: 'fg' }}>
          <RouterLink to={paths.home}>
            <ArrowLeftIcon aria-hidden /> Back to Home
          </RouterLink>
        </Link>
      </header>
      <chakra.main flex="1" display="grid" placeItems="center" pt="10" tabIndex={-1} outline="none">
        <Box w="full" maxW="sm" animation="rise {durations.slow} {easings.out}">
          <PageOutlet />
        </Box>
      </chakra.main>
    </Flex>
  );
}
