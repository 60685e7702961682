import { expect, test } from 'vitest';
import { COLORS } from '../../../../content/colors';
import { contrast, MIN_CONTRAST } from '../../../../content/site-rules';
import { nearestReadable } from './nearest-color';

const seen = (color: string) => contrast(color, COLORS.lightestBackground);

/** The same ones each time: https://en.wikipedia.org/wiki/Linear_congruential_generator */
function* someColors(count: number) {
  let state = 12;
  for (let index = 0; index < count; index++) {
    state = (state * 1664525 + 1013904223) % 2 ** 32;
    yield `#${(state >>> 8).toString(16).padStart(6, '0')}`;
  }
}

test.each(Object.entries(MIN_CONTRAST))('every colour becomes one that passes as %s', (_, minContrast) => {
  for (const color of someColors(5000)) {
    const nearest = nearestReadable(color, minContrast);
    expect(nearest).toMatch(/^#[0-9a-f]{6}$/);
    expect(seen(nearest), `${color} became ${nearest}`).toBeGreaterThanOrEqual(minContrast);
  }
});

test('what passes stays, what fails is lightened no more than it takes', () => {
  for (const color of someColors(2000)) {
    const nearest = nearestReadable(color, MIN_CONTRAST.text);
    if (seen(color) >= MIN_CONTRAST.text) expect(nearest).toBe(color);
    else expect(seen(nearest), color).toBeLessThan(MIN_CONTRAST.text + 0.15);
  }
});

test.each([
  ['#000000', /^#(..)\1\1$/],
  ['#ff0000', /^#ff(..)\1$/],
  ['#0000ff', /^#(..)\1ff$/],
])('%s keeps its hue', (color, kept) => {
  expect(nearestReadable(color, MIN_CONTRAST.text)).toMatch(kept);
});
