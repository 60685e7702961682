import { Button, Flex } from '@chakra-ui/react';
import { RotateCcwIcon } from 'lucide-react';

/** Below a failed or stopped answer, or below a question that got none. */
export function RetryButton({ isAfterAnswer, onClick }: { isAfterAnswer: boolean; onClick: () => void }) {
  return (
    <Flex justify={isAfterAnswer ? 'start' : 'end'} ps={isAfterAnswer ? '10' : '0'} mt="2">
      <Button variant="surface" size="xs" onClick={onClick}>
        <RotateCcwIcon aria-hidden /> Retry
      </Button>
    </Flex>
  );
}
