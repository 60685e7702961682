import { Box, HStack } from '@chakra-ui/react';

export function TypingIndicator() {
  return (
    <HStack role="status" aria-label="The assistant is typing" gap="1.5" h="6">
      {[0, 1, 2].map((dot) => (
        <Box
          key={dot}
          boxSize="1.5"
          borderRadius="full"
          bg="fg.muted"
          animation="pulse 1.2s ease-in-out infinite"
          animationDelay={`${dot * 160}ms`}
        />
      ))}
    </HStack>
  );
}
