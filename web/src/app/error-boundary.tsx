import { Button, Container, Heading, Stack, Text } from '@chakra-ui/react';
import { Component, type PropsWithChildren } from 'react';
import { useLocation } from 'react-router-dom';
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

  override render() {
    return this.state.failed ? <Apology /> : this.props.children;
  }
}

function Apology() {
  return (
    <Container as="main" py="40">
      <Stack gap="6" align="start" role="alert">
        <Heading as="h1" textStyle="title">
          Something went wrong
        </Heading>
        <Text color="fg.muted">
          This page broke while it was being shown. Loading it again usually helps.
        </Text>
        <Button asChild colorPalette="brand" size="lg">
          <a href={paths.home}>Back to Home</a>
        </Button>
      </Stack>
    </Container>
  );
}
