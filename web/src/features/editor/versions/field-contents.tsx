import { Box, HStack, Text } from '@chakra-ui/react';
import { Picture } from '../../../components/pictures/picture';
import type { Picture_imageFragment } from '../../../graphql/generated';

export type Pictures = (Picture_imageFragment & { documentId?: string })[];

/** So long that it scrolls, and the keyboard must reach it. */
const LONG = 600;

export function Words({ text }: { text: string }) {
  return (
    <Text
      textStyle="sm"
      whiteSpace="pre-wrap"
      {...(text.length > LONG && { maxH: '96', overflowY: 'auto', tabIndex: 0 })}
    >
      {text || '–'}
    </Text>
  );
}

export function PictureRow({ pictures }: { pictures: Pictures }) {
  if (pictures.length === 0) return <Text textStyle="sm">–</Text>;
  return (
    <HStack gap="2" wrap="wrap">
      {pictures.map((image, index) => (
        <Box key={image.url} w="20">
          <Picture
            image={image}
            alt={image.alternativeText ?? `Picture ${index + 1}`}
            sizes="5rem"
            w="full"
            aspectRatio="4/3"
            objectFit="cover"
            borderRadius="xs"
          />
        </Box>
      ))}
    </HStack>
  );
}

/** By which two of them are compared. */
export function picturesText(pictures: Pictures): string {
  return JSON.stringify(pictures.map(({ url, alternativeText }) => [url, alternativeText ?? '']));
}
