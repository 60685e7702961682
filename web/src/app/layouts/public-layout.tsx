import { Box, Flex } from '@chakra-ui/react';
import { PageOutlet } from '../page-outlet';
import { ScrollManager } from '../scroll-manager';
import { Footer } from './footer';
import { Navbar } from './navbar';

export function PublicLayout() {
  return (
    <Flex direction="column" minH="100dvh" position="relative" layerStyle="skylight">
      <ScrollManager />
      <Box aria-hidden position="absolute" insetX="0" top="0" h="40rem" layerStyle="points" />
      <Navbar />
      <Box as="main" id="main" flex="1" minH="100dvh" position="relative" tabIndex={-1} outline="none">
        <PageOutlet />
      </Box>
      <Footer />
    </Flex>
  );
}
