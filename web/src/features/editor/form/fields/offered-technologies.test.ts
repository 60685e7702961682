import { expect, test } from 'vitest';
import { TECHNOLOGIES } from '../../../../content/project-rules';
import { offeredTechnologies } from './offered-technologies';

const KNOWN = [
  '.NET',
  'Angular',
  'Apache Spark',
  'Django',
  'Go',
  'Preact',
  'React',
  'React Native',
  'Spark AR',
];

test('before anything is typed, the usual ones are offered', () => {
  expect(offeredTechnologies(' ', KNOWN)).toEqual(TECHNOLOGIES);
});

test('names that begin with the text come first, then words that do, then the text, then the rest', () => {
  expect(offeredTechnologies('react', KNOWN)).toEqual(['React', 'React Native', 'Preact']);
  expect(offeredTechnologies('spark', KNOWN)).toEqual(['Spark AR', 'Apache Spark', 'spark']);
  expect(offeredTechnologies('act', KNOWN).slice(0, 2)).toEqual(['act', 'React']);
});

test('a short name is not taken for a longer one that has it inside', () => {
  expect(offeredTechnologies('Go', KNOWN)[0]).toBe('Go');
  expect(offeredTechnologies('Go', [])).toEqual(['Go', 'MongoDB']);
});

test('any text can be chosen, as it is typed', () => {
  expect(offeredTechnologies(' Zig ', KNOWN)).toEqual(['Zig']);
  expect(offeredTechnologies('(', KNOWN)).toEqual(['(']);
});

test('of thousands, twenty are offered, and none that is too long', () => {
  const many = Array.from({ length: 3300 }, (_, index) => `Tool ${index}`);
  expect(offeredTechnologies('tool', many)).toHaveLength(20);
  expect(offeredTechnologies('long', [`Long ${'x'.repeat(50)}`])).toEqual(['long']);
});
