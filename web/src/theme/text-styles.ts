export const textStyles = {
  display: style('clamp(2.5rem, 1.25rem + 5.2vw, 5rem)', 1.02, 600, '-0.04em'),
  title: style('clamp(1.875rem, 1.4rem + 2vw, 3rem)', 1.1, 600, '-0.03em'),
  heading: style('1.25rem', 1.3, 600, '-0.015em'),
  lead: style('clamp(1.0625rem, 1rem + 0.35vw, 1.25rem)', 1.6),
  label: { value: { ...style('0.8125rem', 1.5, 500, '0.04em').value, fontFamily: 'mono' } },
  '2xs': style('0.6875rem', 1.4),
  xs: style('0.75rem', 1.5),
  sm: style('0.875rem', 1.55),
  md: style('1rem', 1.6),
  lg: style('1.125rem', 1.6),
  xl: style('1.25rem', 1.4),
  '2xl': style('1.5rem', 1.3),
};

/** What only sizes the text leaves its weight alone: that of a button is the recipe's. */
function style(fontSize: string, lineHeight: number, fontWeight?: number, letterSpacing?: string) {
  return { value: { fontSize, lineHeight, fontWeight, letterSpacing } };
}
