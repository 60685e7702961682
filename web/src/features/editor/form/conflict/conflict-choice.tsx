import { Button, chakra, HStack, SimpleGrid, Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import type { ProjectFormState } from '../editing/check-editing';
import type { Base } from '../editing/editing';
import { Side } from './conflict-side';
import { conflictsOf, type Conflict } from './conflicts';

type Props = {
  form: ProjectFormState;
  /** What somebody else has saved. */
  latest: Base;
  /** @param theirs the conflicts in which the other side is taken */
  onChosen: (theirs: ReadonlySet<string>) => void;
};

/** What the user and somebody else have changed otherwise, side by side: one of both is taken, field by field. */
export function ConflictChoice({ form, latest, onChosen }: Props) {
  useWatch({ control: form.control });
  const conflicts = conflictsOf(form.getValues(), latest);
  const [theirs, setTheirs] = useState<ReadonlySet<string>>(new Set());

  function choose(id: string, isTheirs: boolean) {
    setTheirs((chosen) => new Set(isTheirs ? [...chosen, id] : [...chosen].filter((other) => other !== id)));
  }

  return (
    <Stack gap="5" p="4" borderWidth="1px" borderColor="fg.warning" borderRadius="md" bg="bg.warning">
      <Stack role="alert" gap="1">
        <Text fontWeight="medium">This project was changed elsewhere.</Text>
        <Text textStyle="sm" color="fg.muted">
          Choose what is to stay; nothing is saved until then. All else that was changed on either side stays.
        </Text>
      </Stack>
      <HStack gap="3" wrap="wrap">
        <Button size="sm" variant="outline" onClick={() => setTheirs(new Set())}>
          All mine
        </Button>
        <Button size="sm" variant="outline" onClick={() => setTheirs(new Set(conflicts.map(({ id }) => id)))}>
          All theirs
        </Button>
      </HStack>
      {conflicts.map((conflict) => (
        <ConflictRow
          key={conflict.id}
          conflict={conflict}
          isTheirs={theirs.has(conflict.id)}
          onChoose={(isTheirs) => choose(conflict.id, isTheirs)}
        />
      ))}
      <Button
        alignSelf="flex-start"
        onClick={({ currentTarget: { form } }) => {
          onChosen(theirs);
          form?.focus({ preventScroll: true });
        }}
      >
        Save what is chosen
      </Button>
    </Stack>
  );
}

type ConflictRowProps = { conflict: Conflict; isTheirs: boolean; onChoose: (isTheirs: boolean) => void };

function ConflictRow({ conflict, isTheirs, onChoose }: ConflictRowProps) {
  return (
    <chakra.fieldset minW="0">
      <chakra.legend textStyle="sm" fontWeight="medium" mb="2">
        {conflict.label}
      </chakra.legend>
      <SimpleGrid columns={{ base: 1, md: 2 }} gap="3">
        <Side conflict={conflict} side="mine" isChosen={!isTheirs} onChoose={() => onChoose(false)} />
        <Side conflict={conflict} side="theirs" isChosen={isTheirs} onChoose={() => onChoose(true)} />
      </SimpleGrid>
    </chakra.fieldset>
  );
}
