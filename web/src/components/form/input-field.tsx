import { Input, type InputProps } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import type { FieldError } from 'react-hook-form';
import { FormField } from './form-field';
import { PasswordInput } from './password-input';

type Props = InputProps & {
  label: string;
  hint?: ReactNode;
  error: FieldError | undefined;
};

/** One line of text with its label and what is wrong with it; passwords can be shown. */
export function InputField({ label, hint, error, ...props }: Props) {
  return (
    <FormField label={label} hint={hint} error={error?.message}>
      {(control) =>
        props.type === 'password' ? (
          <PasswordInput label={label} {...control} {...props} />
        ) : (
          <Input {...control} {...props} />
        )
      }
    </FormField>
  );
}
