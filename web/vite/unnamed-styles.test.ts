import { expect, test } from 'vitest';
import { withoutUnnamedStyles } from './unnamed-styles.ts';

test('styles and conditions stay that something names, also by a short name', () => {
  const code = `
const list = defineConditions({ hover: '&:hover', neverNamedState: '&:never', focusVisible: '&:focus-visible' });
const config = defineConfig({
  utilities: {
    background: { shorthand: ["bg"] },
    neverNamedProp: { shorthand: ["nnp"], values: { neverNamedValue: 1 } },
    padding: { values: 'spacing' },
    neverNamedLast: {}
  }
});`;
  expect(withoutUnnamedStyles(code).replace(/\s+/g, ' ').trim()).toBe(
    `const list = defineConditions({ hover: '&:hover', focusVisible: '&:focus-visible' }); ` +
      `const config = defineConfig({ utilities: { background: { shorthand: ["bg"] }, padding: { values: 'spacing' }, } });`,
  );
});
