import { Button, Container, Heading, Stack, Text } from '@chakra-ui/react';
import { Component, type PropsWithChildren } from 'react';
import { paths } from '../paths';

/** A kind page instead of a white one. React itself reports the error. */
export class ErrorBoundary extends Component<PropsWithChildren, { failed: boolean }> {
  override state = { failed: false };

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
