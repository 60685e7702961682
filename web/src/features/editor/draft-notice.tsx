import { Button, HStack, Text } from '@chakra-ui/react';

type DraftNoticeProps = { missing: string[]; onStartOver: () => void };

export function DraftNotice({ missing, onStartOver }: DraftNoticeProps) {
  return (
    <HStack justify="space-between" gap="4" wrap="wrap" p="4" borderRadius="md" bg="bg.muted">
      <Text role="status" textStyle="sm" overflowWrap="anywhere">
        What you had not saved is back.
        {missing.length > 0 &&
          ` The server does not have all of your images. Please choose these images again: ${missing.join(', ')}.`}
      </Text>
      <Button size="sm" variant="outline" onClick={onStartOver}>
        Start over
      </Button>
    </HStack>
  );
}
