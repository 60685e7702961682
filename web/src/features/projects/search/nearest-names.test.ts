import { expect, test } from 'vitest';
import { nearestNames } from './nearest-names';

const NAMES = ['React', 'Redux', 'Node.js', 'TypeScript', 'C', 'Go', 'Tailwind CSS', 'বাংলা'];

test.each([
  ['raect', ['React']],
  ['reakt', ['React']],
  ['typscript', ['TypeScript']],
  ['TYPESCRIPPT', ['TypeScript']],
  ['a shop with nodejs', ['Node.js']],
  ['tailwindcss', ['Tailwind CSS']],
  ['বাংল', ['বাংলা']],
  ['react', []],
  ['xx', []],
  ['', []],
  ['weather', []],
])('%s may mean %j', (text, expected) => {
  expect(nearestNames(text, NAMES)).toEqual(expected);
});
