import { Container, Heading, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';

export function PageTitle({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <Container pt={{ base: '28', md: '40' }} pb={{ base: '4', md: '6' }}>
      <Heading as="h1" textStyle="display">
        {title}
      </Heading>
      {children && (
        <Text textStyle="lead" color="fg.muted" mt="5" maxW="prose" textWrap="pretty">
          {children}
        </Text>
      )}
    </Container>
  );
}
