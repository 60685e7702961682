import { Stack, Text } from '@chakra-ui/react';
import { useId } from 'react';
import { useFormContext } from 'react-hook-form';
import { Checkbox } from '../../../components/form/checkbox';
import type { TickField } from './form-field';

type Props = { name: string; field: TickField };

export function TickControl({ name, field: { label, description } }: Props) {
  const { register } = useFormContext();
  const hintId = useId();

  return (
    <Stack gap="1.5">
      <Checkbox label={label} aria-describedby={hintId} {...register(name)} />
      <Text id={hintId} textStyle="xs" color="fg.subtle">
        {description}
      </Text>
    </Stack>
  );
}
