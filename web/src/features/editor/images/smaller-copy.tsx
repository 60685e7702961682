import { Button, HStack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { shrinkImage } from './shrink-image';
import { megabytes } from './form-image';

type Props = { file: File; isDisabled: boolean; onMade: (copy: File) => void };

/** What can be done about a picture that is too large, and what came of it. */
export function SmallerCopy({ file, isDisabled, onMade }: Props) {
  const [isBusy, setBusy] = useState(false);
  const [result, setResult] = useState<string | null>(null);
  const size = megabytes(file.size);

  async function make() {
    setBusy(true);
    try {
      const copy = await shrinkImage(file);
      setResult(`${file.name}: ${size}, added as a copy of ${megabytes(copy.size)}.`);
      onMade(copy);
    } catch {
      setResult(`No smaller copy of ${file.name} could be made.`);
    }
  }

  return (
    <HStack justify="space-between" gap="3" wrap="wrap" px="4" py="3" borderRadius="md" bg="bg.muted">
      <Text role="status" textStyle="sm" overflowWrap="anywhere">
        {result ?? `${file.name} has ${size}.`}
      </Text>
      {!result && (
        <Button
          size="sm"
          variant="outline"
          loading={isBusy}
          disabled={isDisabled}
          aria-label={`Add a smaller copy of ${file.name}`}
          onClick={() => void make()}
        >
          Add a smaller copy
        </Button>
      )}
    </HStack>
  );
}
