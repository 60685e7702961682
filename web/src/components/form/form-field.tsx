import { chakra, Stack } from '@chakra-ui/react';
import { useId, type ReactNode } from 'react';

type Control = {
  id: string;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
};

type Props = {
  label: ReactNode;
  hint?: ReactNode;
  error?: string | undefined;
  /** Renders the control with the attributes that tie it to its label, hint and error. */
  children: (control: Control) => ReactNode;
};

export function FormField({ label, hint, error, children }: Props) {
  const id = useId();
  const hintId = `${id}-hint`;
  const errorId = `${id}-error`;
  const describedBy = [error && errorId, hint && hintId].filter(Boolean).join(' ');

  return (
    <Stack gap="1.5" minW="0">
      <chakra.label htmlFor={id} textStyle="sm" fontWeight="medium">
        {label}
      </chakra.label>
      {children({
        id,
        'aria-invalid': error ? true : undefined,
        'aria-describedby': describedBy || undefined,
      })}
      {error && (
        <chakra.p id={errorId} textStyle="sm" color="fg.error">
          {error}
        </chakra.p>
      )}
      {hint && (
        <chakra.p id={hintId} textStyle="xs" color="fg.subtle">
          {hint}
        </chakra.p>
      )}
    </Stack>
  );
}
