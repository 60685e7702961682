import { Box, chakra, Heading, SimpleGrid, Stack, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { TOUCH } from '../../../theme/touch';
import { PictureRow, picturesText, Words, type Pictures } from './field-contents';
import { fieldLabel, fieldText } from './version-fields';

/** What there was in the fields of a version, or is in them now. */
export type Contents = { texts: Record<string, unknown>; pictures: Pictures };

type Props = { names: string[]; picturesLabel: string; then: Contents; now: Contents };

type Compared = { label: string; isChanged: boolean; then: ReactNode; now: ReactNode };

/** Field by field, then and now: side by side, on a phone one below the other. What is the same is folded. */
export function ComparedFields({ names, picturesLabel, then, now }: Props) {
  const fields = [...names.map(compareTexts), comparePictures()].filter((field) => field !== null);
  const changed = fields.filter(({ isChanged }) => isChanged);
  const same = fields.filter(({ isChanged }) => !isChanged);

  function compareTexts(name: string): Compared | null {
    const [before, after] = [fieldText(then.texts[name]), fieldText(now.texts[name])];
    if (!before && !after) return null;
    return {
      label: fieldLabel(name),
      isChanged: before !== after,
      then: <Words text={before} />,
      now: <Words text={after} />,
    };
  }

  function comparePictures(): Compared | null {
    if (then.pictures.length + now.pictures.length === 0) return null;
    return {
      label: picturesLabel,
      isChanged: picturesText(then.pictures) !== picturesText(now.pictures),
      then: <PictureRow pictures={then.pictures} />,
      now: <PictureRow pictures={now.pictures} />,
    };
  }

  return (
    <Stack gap="6">
      {changed.length > 0 ? <Fields fields={changed} /> : <Text>Nothing of it has changed since.</Text>}
      {same.length > 0 && (
        <details>
          <Summary>
            {same.length === 1 ? 'One field is the same' : `${same.length} fields are the same`}
          </Summary>
          <Box pt="4">
            <Fields fields={same} />
          </Box>
        </details>
      )}
    </Stack>
  );
}

function Fields({ fields }: { fields: readonly Compared[] }) {
  return (
    <Stack gap="6">
      {fields.map(({ label, then, now }) => (
        <Stack as="section" key={label} aria-label={label} gap="2">
          <Heading as="h2" textStyle="sm" fontWeight="medium">
            {label}
          </Heading>
          <SimpleGrid columns={{ base: 1, md: 2 }} gap="3">
            <Side label="Then">{then}</Side>
            <Side label="Now">{now}</Side>
          </SimpleGrid>
        </Stack>
      ))}
    </Stack>
  );
}

const Summary = chakra('summary', {
  base: {
    [TOUCH]: { py: '3' },
    textStyle: 'sm',
    color: 'fg.muted',
    cursor: 'button',
    width: 'fit-content',
    borderRadius: 'sm',
    focusVisibleRing: 'outside',
    _hover: { color: 'fg' },
  },
});

function Side({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Stack gap="1" layerStyle="panel" p="4" minW="0">
      <Text textStyle="xs" color="fg.muted">
        {label}
      </Text>
      {children}
    </Stack>
  );
}
