import { Stack, type InputProps } from '@chakra-ui/react';
import { useWatch } from 'react-hook-form';
import { Checkbox } from '../../../../components/form/checkbox';
import { InputField } from '../../../../components/form/input-field';
import { LABELS, LINK_TICKS, type LinkName } from '../../../../content/project-schema';
import type { ProjectFormState } from '../editing/check-editing';

type Props = { form: ProjectFormState; name: LinkName } & Pick<
  InputProps,
  'placeholder' | 'required' | 'aria-required'
>;

/** A link, or a tick that there is none. What was typed is kept until the form is saved. */
export function LinkField({ form, name, ...props }: Props) {
  const { register, control, clearErrors, formState } = form;
  const tick = LINK_TICKS[name];
  const isTicked = useWatch({ name: tick, control });

  return (
    <Stack gap="2.5">
      <InputField
        label={LABELS[name]}
        type="url"
        {...props}
        error={formState.errors[name]}
        {...register(name)}
        disabled={isTicked}
      />
      <Checkbox label={LABELS[tick]} {...register(tick, { onChange: () => clearErrors(name) })} />
    </Stack>
  );
}
