import { Center } from '@chakra-ui/react';
import { LuSparkles } from 'react-icons/lu';

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
      <LuSparkles size={small ? 14 : 18} />
    </Center>
  );
}
