import { chakra, Stack } from '@chakra-ui/react';
import { useWatch } from 'react-hook-form';
import { InputField } from '../../../components/form/input-field';
import { LABELS, LINK_TICKS, type LinkName } from '../../../content/project-schema';
import type { ProjectFormState } from './use-project-form';

type Props = { form: ProjectFormState; name: LinkName; placeholder: string };

/** A link, or a tick that there is none. What was typed is kept until the form is saved. */
export function LinkField({ form, name, placeholder }: Props) {
  const { register, control, clearErrors, formState } = form;
  const tick = LINK_TICKS[name];
  const isTicked = useWatch({ name: tick, control });

  return (
    <Stack gap="2.5">
      <InputField
        label={LABELS[name]}
        type="url"
        placeholder={placeholder}
        error={formState.errors[name]}
        {...register(name)}
        disabled={isTicked}
      />
      <chakra.label css={line}>
        <chakra.input type="checkbox" css={box} {...register(tick, { onChange: () => clearErrors(name) })} />
        {LABELS[tick]}
      </chakra.label>
    </Stack>
  );
}

const line = {
  display: 'inline-flex',
  alignItems: 'center',
  alignSelf: 'flex-start',
  gap: '2.5',
  minH: '6',
  textStyle: 'sm',
  color: 'fg.muted',
  cursor: 'pointer',
};

const box = { boxSize: '4', accentColor: 'brand.solid', cursor: 'pointer' };
