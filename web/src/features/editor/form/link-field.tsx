import { chakra, Stack } from '@chakra-ui/react';
import { useWatch } from 'react-hook-form';
import { InputField } from '../../../components/form/input-field';
import { LABELS, LINK_TICKS, type LinkName } from '../../../content/project-schema';
import type { ProjectFormState } from './check-editing';

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

const box = {
  appearance: 'none',
  display: 'grid',
  placeItems: 'center',
  boxSize: '4.5',
  flexShrink: '0',
  bg: 'bg.subtle',
  borderWidth: '1px',
  borderColor: 'border.control',
  borderRadius: 'xs',
  cursor: 'pointer',
  _checked: { bg: 'brand.solid', borderColor: 'brand.solid' },
  '&:checked::before': {
    content: '""',
    boxSize: '3',
    bg: 'brand.contrast',
    clipPath: 'polygon(14% 44%, 0 58%, 38% 94%, 100% 24%, 86% 10%, 38% 66%)',
  },
  '@media (forced-colors: active)': { appearance: 'auto' },
};
