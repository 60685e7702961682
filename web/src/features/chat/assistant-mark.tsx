import { Center } from '@chakra-ui/react';
import { SparklesIcon } from 'lucide-react';

export function AssistantMark({ small }: { small?: boolean }) {
  return (
    <Center
      aria-hidden
      boxSize={small ? '7' : '10'}
      flexShrink="0"
      borderRadius="full"
      bg="brand.solid/12"
      color="brand.fg"
      borderWidth="1px"
      borderColor="brand.solid/25"
    >
      <SparklesIcon />
    </Center>
  );
}
