import { Container, Flex, Heading, Stack, Text, type ContainerProps } from '@chakra-ui/react';
import { useId, type ReactNode } from 'react';

type Props = Omit<ContainerProps, 'title'> & {
  title: ReactNode;
  subtitle?: string;
  /** Beside the title, at the far end. */
  action?: ReactNode;
  /** h1 where the section is the page. */
  heading?: 'h1' | 'h2';
};

export function Section({ title, subtitle, action, heading = 'h2', children, ...props }: Props) {
  const headingId = useId();
  return (
    <Container as="section" aria-labelledby={headingId} py={{ base: '12', md: '20' }} {...props}>
      <Flex align="end" justify="space-between" gap="6" wrap="wrap" mb={{ base: '8', md: '12' }}>
        <Stack gap="3" minW="0">
          <Heading as={heading} id={headingId} textStyle={heading === 'h1' ? 'display' : 'title'}>
            {title}
          </Heading>
          {subtitle && (
            <Text textStyle="lead" color="fg.muted" maxW="prose" textWrap="pretty">
              {subtitle}
            </Text>
          )}
        </Stack>
        {action}
      </Flex>
      {children}
    </Container>
  );
}
