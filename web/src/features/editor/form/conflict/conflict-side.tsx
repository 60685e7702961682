import { Box, chakra, HStack, Text } from '@chakra-ui/react';
import { labelOf, type FormImage } from '../../images/form-image';
import { ThumbnailPicture } from '../../images/image-thumbnail';
import type { Conflict } from './conflicts';
import { differingPart } from './differing-part';

type Props = { conflict: Conflict; side: 'mine' | 'theirs'; isChosen: boolean; onChoose: () => void };

const LABELS = { mine: 'Mine', theirs: 'Theirs' };

/** One of two that can be taken, with what it holds. */
export function Side({ conflict, side, isChosen, onChoose }: Props) {
  return (
    <chakra.label
      display="block"
      p="3"
      borderWidth="1px"
      borderColor={isChosen ? 'brand.solid' : 'border.control'}
      borderRadius="md"
      bg="bg"
      cursor="pointer"
      minW="0"
    >
      <HStack gap="2" mb="2">
        <chakra.input
          type="radio"
          name={`conflict ${conflict.id}`}
          checked={isChosen}
          onChange={onChoose}
          boxSize="4"
          accentColor="brand.solid"
        />
        <Text as="span" textStyle="sm" fontWeight="medium">
          {LABELS[side]}
        </Text>
      </HStack>
      {conflict.kind === 'text' ? (
        <DifferingText text={conflict[side]} other={conflict[side === 'mine' ? 'theirs' : 'mine']} />
      ) : (
        <Pictures images={conflict[side]} />
      )}
    </chakra.label>
  );
}

function DifferingText({ text, other }: { text: string; other: string }) {
  if (!text.trim()) return <Text color="fg.subtle">Nothing</Text>;
  const { before, differing, after } = differingPart(text, other);
  return (
    <Text textStyle="sm" whiteSpace="pre-wrap">
      {before}
      <chakra.mark bg="brand.muted" color="fg">
        {differing}
      </chakra.mark>
      {after}
    </Text>
  );
}

function Pictures({ images }: { images: FormImage[] }) {
  if (images.length === 0) return <Text color="fg.subtle">None</Text>;
  return (
    <HStack as="span" gap="2" wrap="wrap">
      {images.map(({ key, name, src }, index) => (
        <Box as="span" key={key} w="16">
          <ThumbnailPicture src={src} />
          <Text as="span" display="block" textStyle="xs" truncate>
            {labelOf(index)}: {name}
          </Text>
        </Box>
      ))}
    </HStack>
  );
}
