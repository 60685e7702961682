import { Box, Button, Container, Grid, HStack, Stack, Text } from '@chakra-ui/react';
import { ArrowDownIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { owner } from '../../content/owner';
import { Portrait } from './portrait';

/** `children` stand below the calls to action. */
export function Hero({ children }: { children?: ReactNode }) {
  return (
    <Container
      as="section"
      aria-labelledby="greeting"
      pt={{ base: '28', lg: '40' }}
      pb={{ base: '16', lg: '24' }}
    >
      <Grid
        templateColumns={{ base: 'minmax(0, 1fr)', md: 'minmax(0, 7fr) minmax(0, 5fr)' }}
        gap={{ base: '20', md: '12' }}
        alignItems="center"
      >
        <Stack gap="0" align="start">
          <Text textStyle="label" color="brand.fg">
            WELCOME TO MY PORTFOLIO
          </Text>
          <Text textStyle="lead" color="fg.muted" mt={{ base: '6', lg: '8' }}>
            Hi, I’m {owner.name}.
          </Text>
          <Text as="h1" id="greeting" textStyle="display" mt="2" textWrap="balance">
            I'm a Web Developer
          </Text>
          {owner.tagline && (
            <Text textStyle="lead" color="fg.muted" mt="6" maxW="lg" textWrap="pretty">
              {owner.tagline}
            </Text>
          )}
          <HStack mt={{ base: '8', lg: '10' }} gap="3" wrap="wrap">
            <Button asChild colorPalette="brand" size="xl" fontWeight="semibold">
              <a href="#contact">Hire Me</a>
            </Button>
            <Button asChild variant="outline" size="xl">
              <a href="#portfolio">
                View Portfolio <ArrowDownIcon aria-hidden />
              </a>
            </Button>
          </HStack>
          {children && (
            <Box mt={{ base: '10', lg: '14' }} maxW="full">
              {children}
            </Box>
          )}
        </Stack>
        <Portrait />
      </Grid>
    </Container>
  );
}
