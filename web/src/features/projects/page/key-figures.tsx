import { chakra, Stack } from '@chakra-ui/react';

type Props = { figures: readonly { label: string; value: string }[] };

/** What came of it, in numbers. */
export function KeyFigures({ figures }: Props) {
  if (figures.length === 0) return null;
  const wide = figures.length === 4 ? 4 : Math.min(figures.length, 3);
  return (
    <Figures
      aria-label="Key figures"
      gridTemplateColumns={{ base: columns(Math.min(figures.length, 2)), md: columns(wide) }}
    >
      {figures.map(({ label, value }, index) => (
        <Stack key={index} direction="column-reverse" justify="flex-end" gap="1.5" minW="0">
          <Label>{label}</Label>
          <Value>{value}</Value>
        </Stack>
      ))}
    </Figures>
  );
}

const columns = (count: number) => `repeat(${count}, minmax(0, 1fr))`;

const Figures = chakra('dl', {
  base: {
    display: 'grid',
    columnGap: { base: '5', md: '8' },
    rowGap: '8',
    py: '7',
    borderColor: 'border',
    borderBlockWidth: '1px',
  },
});

const Value = chakra('dd', {
  base: {
    fontSize: 'clamp(1.75rem, 1.3rem + 1.9vw, 2.75rem)',
    lineHeight: 1.1,
    fontWeight: 'semibold',
    letterSpacing: '-0.03em',
    color: 'brand.fg',
  },
});

const Label = chakra('dt', { base: { textStyle: 'sm', color: 'fg.muted' } });
