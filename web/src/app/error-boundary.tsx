import { Button, Container, Heading, HStack, Stack, Text } from '@chakra-ui/react';
import { Component, useEffect, useRef, type PropsWithChildren } from 'react';
import { useLocation } from 'react-router-dom';
import { Hydrated } from './hydrated';
import { forgetFailures } from './lazy-page';
import { useWhenOnline } from '../lib/use-when-online';
import { paths } from '../paths';

/** A kind page instead of a white one, until the visitor goes elsewhere. React itself reports the error. */
export function ErrorBoundary({ children }: PropsWithChildren) {
  return <Boundary place={useLocation().key}>{children}</Boundary>;
}

class Boundary extends Component<PropsWithChildren<{ place: string }>> {
  override state = { failed: false, place: this.props.place };

  static getDerivedStateFromProps({ place }: { place: string }, state: { place: string }) {
    return place === state.place ? null : { failed: false, place };
  }

  static getDerivedStateFromError() {
    return { failed: true };
  }

  /** Not earlier: React tries again by itself before it gives a page up, and would do so for ever. */
  override componentDidCatch() {
    forgetFailures();
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    return <Apology onRetry={() => this.setState({ failed: false })} />;
  }
}

function Apology({ onRetry }: { onRetry: () => void }) {
  const retry = useRef<HTMLButtonElement>(null);
  // What had it is gone, as is this button of the attempt before.
  useEffect(() => retry.current?.focus(), []);

  useWhenOnline(onRetry);

  return (
    <Container as="main" py="40">
      <Hydrated />
      <Stack gap="6" align="start" role="alert">
        <Heading as="h1" textStyle="title">
          Something went wrong
        </Heading>
        <Text color="fg.muted">
          {navigator.onLine
            ? 'This page broke while it was being shown. Loading it again usually helps.'
            : 'You are offline, and this page was not loaded before. It comes when you are connected again.'}
        </Text>
        <HStack gap="3" wrap="wrap">
          <Button
            ref={retry}
            colorPalette="brand"
            size="lg"
            onClick={() => (navigator.onLine ? location.reload() : onRetry())}
          >
            Try again
          </Button>
          <Button asChild variant="outline" size="lg">
            <a href={paths.home}>Back to Home</a>
          </Button>
        </HStack>
      </Stack>
    </Container>
  );
}
