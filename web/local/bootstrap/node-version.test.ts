import { expect, test } from 'vitest';
import cms from '../../../cms/package.json' with { type: 'json' };
import product from '../../../package.json' with { type: 'json' };
import { isNewEnough } from './node-version.mjs';

test.each([
  ['18.20.8', false],
  ['20.18.3', false],
  ['20.19.0', true],
  ['21.7.3', false],
  ['22.11.0', false],
  ['22.12.0', true],
  ['23.0.0', true],
  ['26.12.1', true],
])('Node %s is new enough: %s', (node, expected) => {
  expect(isNewEnough(node)).toBe(expected);
});

test('npm is told of the same versions', () => {
  for (const { engines } of [product, cms]) expect(engines.node).toBe('^20.19 || >=22.12');
});
