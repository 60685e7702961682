import { Button, chakra, HStack, Icon, Input, Text } from '@chakra-ui/react';
import { CheckIcon, TriangleAlertIcon } from 'lucide-react';
import { useFormContext, useWatch } from 'react-hook-form';
import { FormField } from '../../../../components/form/form-field';
import { COLORS } from '../../../../content/colors';
import { contrast } from '../../../../content/site-rules';
import type { ColorField } from '../../fields/form-field';
import { nearestReadable } from './nearest-color';
import { useFieldError } from '../../fields/use-field-error';

type Props = { name: string; field: ColorField };

const COLOR = /^#[0-9a-f]{6}$/i;

/** A colour to type or to pick, and whether it can be seen on the site's backgrounds. */
export function ColorControl({ name, field: { label, description, minContrast } }: Props) {
  const { register, setValue, setFocus, formState } = useFormContext();
  const value: unknown = useWatch({ name });
  const color = typeof value === 'string' && COLOR.test(value.trim()) ? value.trim() : null;

  function use(chosen: string) {
    setValue(name, chosen, { shouldValidate: formState.isSubmitted });
  }

  return (
    <FormField label={label} error={useFieldError(name)} hint={description}>
      {(control) => (
        <>
          <HStack gap="2" maxW="64">
            <Swatch
              type="color"
              aria-label={`Pick: ${label}`}
              value={color ?? '#ffffff'}
              opacity={color ? 1 : 0.35}
              onChange={(event) => use(event.target.value)}
            />
            <Input
              {...control}
              {...register(name)}
              fontFamily="mono"
              placeholder="#rrggbb"
              autoCapitalize="none"
              spellCheck={false}
            />
          </HStack>
          {color && (
            <Contrast
              color={color}
              minContrast={minContrast}
              onUse={(readable) => {
                use(readable);
                setFocus(name);
              }}
            />
          )}
        </>
      )}
    </FormField>
  );
}

type ContrastProps = { color: string; minContrast: number; onUse: (color: string) => void };

function Contrast({ color, minContrast, onUse }: ContrastProps) {
  const ratio = contrast(color, COLORS.lightestBackground);
  const isReadable = ratio >= minContrast;
  const readable = nearestReadable(color, minContrast);

  return (
    <HStack gap="2" wrap="wrap" textStyle="xs" color={isReadable ? 'fg.muted' : 'fg.warning'}>
      <Icon boxSize="3.5" color={isReadable ? 'fg.success' : 'fg.warning'}>
        {isReadable ? <CheckIcon aria-hidden /> : <TriangleAlertIcon aria-hidden />}
      </Icon>
      <Text role="status">
        {/* Rounded down: 4.499 must not read as the 4.5 that it misses. */}
        Contrast {(Math.floor(ratio * 10) / 10).toFixed(1)} : 1
        {isReadable ? ', easy to see' : `, too dark: ${minContrast} is needed`}
      </Text>
      {!isReadable && (
        <Button size="xs" variant="outline" onClick={() => onUse(readable)}>
          <chakra.span boxSize="3" borderRadius="full" style={{ background: readable }} />
          Use {readable}
        </Button>
      )}
    </HStack>
  );
}

const Swatch = chakra('input', {
  base: {
    boxSize: '11',
    flexShrink: '0',
    p: '1',
    borderWidth: '1px',
    borderColor: 'border.control',
    borderRadius: 'sm',
    bg: 'bg.subtle',
    cursor: 'button',
    focusVisibleRing: 'outside',
    '&::-webkit-color-swatch-wrapper': { p: '0' },
    '&::-webkit-color-swatch': { borderWidth: '0', borderRadius: 'xs' },
    '&::-moz-color-swatch': { borderWidth: '0', borderRadius: 'xs' },
  },
});
