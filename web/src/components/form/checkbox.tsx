import { chakra } from '@chakra-ui/react';
import type { ChangeEvent, ComponentProps } from 'react';

type Props = ComponentProps<'input'> & { label: string };

export function Checkbox({ label, readOnly, onChange, ...props }: Props) {
  return (
    <chakra.label css={line}>
      <chakra.input
        type="checkbox"
        css={box}
        aria-readonly={readOnly}
        onChange={readOnly ? takeBack : onChange}
        {...props}
      />
      {label}
    </chakra.label>
  );
}

/** Browsers let a tick be changed whatever `readonly` says, and `preventDefault` leaves React with the wrong one. */
function takeBack({ currentTarget }: ChangeEvent<HTMLInputElement>) {
  currentTarget.checked = !currentTarget.checked;
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
