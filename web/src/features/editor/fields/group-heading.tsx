import { HStack, Stack, Text } from '@chakra-ui/react';

type Props = { id: string; label: string; count?: string; description: string | undefined };

/** Names a group of fields, and says what it is for. */
export function GroupHeading({ id, label, count, description }: Props) {
  return (
    <Stack gap="0.5">
      <HStack justify="space-between" align="baseline">
        <Text id={id} textStyle="sm" fontWeight="medium">
          {label}
        </Text>
        {count && (
          <Text textStyle="label" color="fg.subtle" whiteSpace="nowrap">
            {count}
          </Text>
        )}
      </HStack>
      {description && (
        <Text textStyle="xs" color="fg.subtle">
          {description}
        </Text>
      )}
    </Stack>
  );
}
