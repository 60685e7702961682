import { expect, test } from 'vitest';
import { contrast, MIN_CONTRAST } from '../../content/site-rules';
import { accentRule, accentVariables, showAccent } from './accent';

const NAMES = ['solid', 'fg', 'contrast'].map((name) => `--chakra-colors-accent-${name}`);

test.each(['#ffb454', '#FF8FA3', '#ffffff', '#8fb8ff'])(
  'what is written in %s, and on it, can be read',
  (color) => {
    const [solid = '', fg = '', on = ''] = NAMES.map((name) => accentVariables(color)[name]);
    expect(solid).toBe(color);
    expect(contrast(on, solid)).toBeGreaterThan(MIN_CONTRAST.text);
    expect(contrast(fg, on)).toBeGreaterThan(MIN_CONTRAST.text);
  },
);

test.each([null, '#34e88a', '#34E88A'])("%s needs no rule: it is the theme's own", (color) => {
  expect(accentRule(color)).toBe('');
  expect(accentVariables(color)).toEqual(accentVariables(null));
});

test('a document goes back to the first colour', () => {
  const element = document.createElement('div');
  showAccent(element, '#ffb454');
  showAccent(element, null);
  expect(element.style.getPropertyValue('--chakra-colors-accent-solid')).toBe('#34e88a');
});
